import styles from './roda.module.css';

interface SkirtPatternProps {
  pattern: 'hem' | 'dots' | 'stripes' | 'scallops';
}

/** What is printed on a skirt, in the second colour of the dancer. */
export function SkirtPattern({ pattern }: SkirtPatternProps) {
  if (pattern === 'hem') return <path d="M-30,-4Q0,4 30,-4V12H-30Z" className={styles.print} />;
  if (pattern === 'stripes')
    return <path d="M-30,-11Q0,-4 30,-11M-30,-3Q0,4 30,-3" className={styles.stripes} />;
  if (pattern === 'dots')
    return (
      <path d="M-13,-5h0M-4.5,-6h0M4.5,-6h0M13,-5h0M-7,-15.5h0M0,-15.5h0M7,-15.5h0" className={styles.dots} />
    );
  return <path d="M-16,2.5h0M-5.4,2.5h0M5.4,2.5h0M16,2.5h0" className={styles.scallops} />;
}
