import { type ReactNode, useEffect, useRef } from 'react';
import { Roda } from '#roda/roda.tsx';
import { WholeWords } from '#whole-words/whole-words.tsx';
import styles from './success-card.module.css';

interface SuccessCardProps {
  /** What happened, in one sentence. */
  headline: string;
  /** The sum it was about, formatted. */
  amount?: string;
  /** What is still to be known: facts, a note. */
  children?: ReactNode;
  /** What comes next, in order. */
  next?: { heading: string; steps: readonly string[] };
  /** It takes the place of what the customer has just pressed, and the focus with it. */
  takesFocus?: boolean;
  /** The way on first, then other ways. */
  actions: ReactNode;
}

/** Something is done: a ring that turns once, what happened, the sum, what comes next, and the way on. */
export function SuccessCard({ headline, amount, children, next, takesFocus, actions }: SuccessCardProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) said.current?.focus();
  }, [takesFocus]);

  return (
    <section className={styles.card}>
      <div className={styles.art}>
        <div className={styles.ring}>
          <Roda turn done />
        </div>
      </div>
      <div className={styles.words}>
        <div>
          <p ref={said} className={styles.headline} tabIndex={-1}>
            <WholeWords>{headline}</WholeWords>
          </p>
          {amount && <p className={styles.amount}>{amount}</p>}
        </div>
        {children}
        {next && (
          <div>
            <h2 className={styles.heading}>{next.heading}</h2>
            <ol className={styles.steps}>
              {next.steps.map((step) => (
                <li key={step} className={styles.step}>
                  <WholeWords>{step}</WholeWords>
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
