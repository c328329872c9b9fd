import { Link } from 'react-router-dom';
import { brand } from '@site/brand/brand';
import { pathTo } from '@site/contracts/routes';
import { BrandMark } from '@site/ui/brand-mark';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { text } from './frame.text';
import styles from './brand-link.module.css';

/** The logo, which leads home. */
export function BrandLink({ onFollow }: { onFollow?: () => void }) {
  return (
    <Link to={pathTo('home')} className={styles.link} onClick={onFollow}>
      <BrandMark name={brand.product} />
      <VisuallyHidden>{text.home}</VisuallyHidden>
    </Link>
  );
}
