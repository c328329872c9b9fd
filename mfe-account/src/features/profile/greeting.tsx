import type { ReactNode } from 'react';
import { Roda } from '@site/ui/roda';
import styles from './greeting.module.css';
import { text } from './profile.text';

/** The band that greets the customer; the links below it do not wait for their name. */
export function Greeting({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <div className={styles.name}>{children}</div>
        <p className={styles.lead}>{text.hubLead}</p>
      </div>
      <div className={styles.ring}>
        <Roda />
      </div>
    </div>
  );
}
