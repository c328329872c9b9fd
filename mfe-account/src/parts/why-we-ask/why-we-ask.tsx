import { pathTo } from '@site/contracts/routes';
import { Card } from '@site/ui/card';
import { ExternalLink } from '@site/ui/external-link';
import kites from './pipas.svg';
import { text } from './why-we-ask.text';
import styles from './why-we-ask.module.css';

/** The column beside a form of personal data. Its link opens a new tab, so that nothing typed is lost. */
export function WhyWeAsk() {
  return (
    <Card as="aside" padding="none">
      <div className={styles.columns}>
        <img src={kites} alt="" width={571} height={300} className={styles.scene} />
        <div className={styles.content}>
          <h2 className={styles.title}>{text.heading}</h2>
          <ul className={styles.points}>
            <li className={styles.point}>{text.cpf}</li>
            <li className={styles.point}>{text.age}</li>
            <li className={styles.point}>
              {text.privacyBefore}
              <ExternalLink href={pathTo('privacyPolicy')}>{text.privacy}</ExternalLink>
              {text.privacyAfter}
            </li>
          </ul>
        </div>
      </div>
    </Card>
  );
}
