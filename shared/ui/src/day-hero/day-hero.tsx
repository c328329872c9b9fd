import type { ReactNode } from 'react';
import { PageWidth } from '#page-width/page-width.tsx';
import { Sea } from '#sea/sea.tsx';
import styles from './day-hero.module.css';

interface DayHeroProps {
  /** The campaign's name, in the largest type. */
  title: string;
  /** The page's own heading says the title already: here it is seen, not heard. */
  isTitleHeard?: boolean;
  /** Its series. */
  subtitle: ReactNode;
  /** What there is to win. */
  children: ReactNode;
  /** One or two links. */
  actions: ReactNode;
  /** The campaign's cartela, drawn three times as a fan; only the front one may have an alt text. */
  ticket: (isFront: boolean) => ReactNode;
}

const places = ['back', 'middle', 'front'];

/** The hero of a campaign on sale: words under a day sky, a fan of cartelas, and the sea. */
export function DayHero({ title, isTitleHeard = true, subtitle, children, actions, ticket }: DayHeroProps) {
  return (
    <div className={styles.hero}>
      <PageWidth>
        <div className={styles.stage}>
          <div className={styles.words}>
            {isTitleHeard ? (
              <h2 className={styles.title}>{title}</h2>
            ) : (
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
            )}
            <p className={styles.subtitle}>{subtitle}</p>
            <p className={styles.text}>{children}</p>
            <div className={styles.actions}>{actions}</div>
          </div>
          <div className={styles.fan}>
            {places.map((place) => (
              <div key={place} className={styles.ticket}>
                {ticket(place === 'front')}
              </div>
            ))}
          </div>
        </div>
      </PageWidth>
      <Sea time="day" />
    </div>
  );
}
