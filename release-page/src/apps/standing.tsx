import type { AppState } from '#state/state.ts';
import { when } from '#words/words.ts';
import styles from './standing.module.css';

/** The versions that visitors have or may have again: the last good one, the live one, and the canary, with who, when and why. */
export function Standing({ app: { live, lastGood, since, canary } }: { app: AppState }) {
  return (
    <ul className={styles.versions}>
      <li className={styles.version} data-role="live">
        <span className={styles.role}>Live</span>
        <strong className={styles.name}>{live ?? 'nothing'}</strong>
        <span className={styles.about}>
          since {when(since.at)}, by {since.by}
        </span>
        <span className={styles.why}>{since.why || 'no reason was given'}</span>
      </li>
      {canary && (
        <li className={styles.version} data-role="canary">
          <span className={styles.role}>Canary</span>
          <strong className={styles.name}>{canary.version}</strong>
          <span className={styles.about}>
            since {when(canary.at)}, by {canary.by}
          </span>
          <span className={styles.why}>{canary.why || 'no reason was given'}</span>
        </li>
      )}
      <li className={styles.version}>
        <span className={styles.role}>Last good</span>
        <strong className={styles.name}>{lastGood ?? 'none'}</strong>
        <span className={styles.about}>
          {lastGood ? 'where a rollback leads' : 'there is nothing to go back to'}
        </span>
      </li>
    </ul>
  );
}
