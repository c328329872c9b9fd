import type { AppState } from '#state/state.ts';
import { actionWord, when } from '#words/words.ts';
import styles from './history.module.css';

/** Every change of an app, the newest first: what, who, when and why. */
export function History({ app }: { app: AppState }) {
  return (
    <ol className={styles.list} reversed>
      {[...app.history].reverse().map(({ revision, action, at, by, why, live, canary }) => (
        <li key={revision} className={styles.change} data-action={action}>
          <p className={styles.what}>
            <strong>{actionWord(action)}</strong>
            <span className={styles.who}>{`${when(at)}, by ${by}, revision ${revision}`}</span>
          </p>
          <p className={styles.versions}>
            {`live ${live ?? 'nothing'}`}
            {canary ? `, canary ${canary.version} for ${canary.share} %` : ''}
          </p>
          {why && <p>{why}</p>}
        </li>
      ))}
    </ol>
  );
}
