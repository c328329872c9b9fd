import { footer, type FooterSocial } from '@site/brand/footer';
import { Icon } from '@site/ui/icon';
import {
  facebook,
  instagram,
  linkedin,
  tiktok,
  twitter,
  youtube,
  type IconShape,
} from '@site/ui/icon-shapes';
import styles from './social-links.module.css';

interface Props {
  /** Which networks, in the order of the configuration; all when left out. */
  only?: readonly FooterSocial['id'][];
}

const marks: Record<FooterSocial['id'], IconShape> = {
  facebook,
  instagram,
  linkedin,
  tiktok,
  twitter,
  youtube,
};

/** The product's pages on social networks, each in a new tab that knows nothing of this one. */
export function SocialLinks({ only }: Props) {
  const networks = footer.firstSection.social.filter(({ id }) => only?.includes(id) ?? true);
  return (
    <ul className={styles.row}>
      {networks.map(({ id, href, title, label }) => (
        <li key={id}>
          <a
            className={styles.disc}
            href={href}
            title={title}
            aria-label={label}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon shape={marks[id]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
