import { Link } from 'react-router-dom';
import { footer } from '@site/brand/footer';
import { Hem } from '@site/ui/hem';
import { PageWidth } from '@site/ui/page-width';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { BrandLink } from './brand-link';
import { LegalText } from './legal-text';
import { SocialLinks } from './social-links';
import styles from './footer.module.css';

const { firstSection, secondSection, thirdSection, legalText } = footer;

/** The footer of every page, as its configuration says. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.hem}>
        <Hem />
      </div>
      <div className={styles.ground} data-surface="dark">
        <PageWidth>
          <div className={styles.columns}>
            <div className={styles.first}>
              <BrandLink />
              <p className={styles.product}>
                {firstSection.text} <strong className={styles.series}>{firstSection.secondLogo}</strong>
              </p>
              <SocialLinks />
            </div>
            <div>
              <h2 className={styles.heading}>{secondSection.title}</h2>
              <ul>
                {secondSection.links.map(({ id, label, href, info, descricao }) => (
                  <li key={id} className={styles.entry}>
                    <VisuallyHidden>{info}: </VisuallyHidden>
                    <a className={styles.link} href={href}>
                      {label}
                    </a>
                    {descricao && <small className={styles.note}>{descricao}</small>}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h2 className={styles.heading}>{thirdSection.title}</h2>
              <ul>
                {thirdSection.links.map(({ text, action }) => (
                  <li key={text} className={styles.entry}>
                    <Link className={styles.link} to={action.to}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <LegalText paragraphs={legalText} />
        </PageWidth>
      </div>
    </footer>
  );
}
