import styles from './hem.module.css';

interface HemProps {
  /** The colour of what comes below: footer navy-950 (default), navy, page, sea, white. */
  tone?: 'footer' | 'navy' | 'page' | 'sea' | 'white';
  /** Scallops 44 (default) or 64 pixels wide. */
  size?: 'md' | 'lg';
}

/** The scalloped edge of a skirt, or of the sea. Decoration. */
export function Hem({ tone = 'footer', size = 'md' }: HemProps) {
  return <div className={styles.hem} data-tone={tone} data-size={size} aria-hidden="true" />;
}
