import { WholeWords } from '@site/ui/whole-words';
import styles from './lead.module.css';

/** The sentence under a page's heading. */
export function Lead({ children }: { children: string }) {
  return (
    <p className={styles.lead}>
      <WholeWords>{children}</WholeWords>
    </p>
  );
}
