import { emailedCodeLength } from '@site/domain/emailed-code';
import { BrandMark } from '@site/ui/brand-mark';
import { Icon } from '@site/ui/icon';
import { alertCircle, clock, lock, type IconShape } from '@site/ui/icon-shapes';
import { WholeWords } from '@site/ui/whole-words';
import { letters, text } from './mail-help.text';
import styles from './mail-help.module.css';

interface Props {
  /** The e-mail that is waited for. */
  letter: keyof typeof letters;
}

const points: readonly [IconShape, string][] = [
  [clock, text.soon],
  [alertCircle, text.checkSpam],
  [lock, text.secret],
];

/** What the e-mail with the code looks like, when it comes, and where to look for it. It fills a navy surface. */
export function MailHelp({ letter }: Props) {
  const { subject, words } = letters[letter];
  return (
    <section className={styles.help} aria-labelledby="procure-o-e-mail" data-surface="dark">
      <h2 id="procure-o-e-mail" className={styles.heading}>
        <WholeWords>{text.heading}</WholeWords>
      </h2>
      <div className={styles.mail}>
        <div className={styles.from}>
          <span className={styles.avatar}>
            <BrandMark size="small" />
          </span>
          <p>
            <strong className={styles.sender}>{text.sender}</strong>{' '}
            <span className={styles.address}>
              <WholeWords>{text.address}</WholeWords>
            </span>
          </p>
        </div>
        <p className={styles.subject}>
          <WholeWords>{subject}</WholeWords>
        </p>
        <p className={styles.words}>{words}</p>
        <span className={styles.code} aria-hidden="true">
          {Array.from({ length: emailedCodeLength }, (_, place) => (
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
