import { useId } from 'react';
import { BrandMark } from '#brand-mark/brand-mark.tsx';
import { Icon } from '#icon/icon.tsx';
import { alertCircle, clock, lock } from '#icon/icon-shapes.ts';
import { WholeWords } from '#whole-words/whole-words.tsx';
import styles from './mail-help.module.css';

interface MailHelpProps {
  heading: string;
  sender: { name: string; address: string };
  /** The e-mail: its subject, the words before the code, and how many characters the code has. */
  letter: { subject: string; words: string; codeLength: number };
  /** When the e-mail comes. */
  soon: string;
  /** Where else to look for it. */
  checkSpam: string;
  /** To whom the code is not told. */
  secret: string;
}

/** What the e-mail with the code looks like, when it comes, and where to look for it. It fills a navy surface. */
export function MailHelp({ heading, sender, letter, soon, checkSpam, secret }: MailHelpProps) {
  const headingId = useId();
  const points = [
    [clock, soon],
    [alertCircle, checkSpam],
    [lock, secret],
  ] as const;
  return (
    <section className={styles.help} aria-labelledby={headingId} data-surface="dark">
      <h2 id={headingId} className={styles.heading}>
        <WholeWords>{heading}</WholeWords>
      </h2>
      <div className={styles.mail}>
        <div className={styles.from}>
          <span className={styles.avatar}>
            <BrandMark size="small" />
          </span>
          <p className={styles.names}>
            <strong className={styles.sender}>{sender.name}</strong>{' '}
            <span className={styles.address}>
              <WholeWords>{sender.address}</WholeWords>
            </span>
          </p>
        </div>
        <p className={styles.subject}>
          <WholeWords>{letter.subject}</WholeWords>
        </p>
        <p className={styles.words}>{letter.words}</p>
        <span className={styles.code} aria-hidden="true">
          {Array.from({ length: letter.codeLength }, (_, place) => (
            <span key={place} className={styles.character} />
          ))}
        </span>
      </div>
      <ul className={styles.points}>
        {points.map(([icon, point]) => (
          <li key={point} className={styles.point}>
            <Icon shape={icon} />
            <p>
              <WholeWords>{point}</WholeWords>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
