import type { VisitSummary } from '#state/state.ts';
import { counted, percent } from '#words/words.ts';
import styles from './failure-bars.module.css';

interface Props {
  versions: readonly { version: string; figures: VisitSummary }[];
}

/** Colours are for the three kinds that are most frequent; the others share one. */
const colours = 3;

/** Which share of the pages failed, by version and kind, on one scale. */
export function FailureBars({ versions }: Props) {
  const kinds = byFrequency(versions.map(({ figures }) => figures.kinds));
  const most = Math.max(...versions.map(({ figures }) => share(figures.failed, figures.visits)), 0.01);
  return (
    <ul className={styles.versions}>
      {versions.map(({ version, figures: { kinds: own, failed, visits } }) => {
        const parts = kinds
          .map((kind, place) => ({ kind, place: Math.min(place, colours), count: own[kind] ?? 0 }))
          .filter(({ count }) => count > 0);
        const widthOf = (count: number) => (share(count, visits) / most) * 100;
        return (
          <li key={version} className={styles.version}>
            <p className={styles.title}>
              <span className={styles.name}>{version}</span>
              <span>{`${percent(failed, visits)} failed: ${failed} of ${counted(visits, 'page', 'pages')}`}</span>
            </p>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
              <rect width="100" height="8" className={styles.track} />
              {parts.map(({ kind, place, count }, at) => (
                <rect
                  key={kind}
                  x={widthOf(parts.slice(0, at).reduce((sum, part) => sum + part.count, 0))}
                  width={widthOf(count)}
                  height="8"
                  className={styles.part}
                  data-place={place}
                />
              ))}
            </svg>
            {parts.length > 0 && (
              <ul className={styles.kinds}>
                {parts.map(({ kind, place, count }) => (
                  <li key={kind} className={styles.kind}>
                    <svg viewBox="0 0 8 8" className={styles.sample} aria-hidden="true">
                      <rect width="8" height="8" className={styles.part} data-place={place} />
                    </svg>
                    {`${kind} ${count}`}
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const share = (part: number, whole: number) => part / (whole || 1);

/** The kinds of all versions, the most frequent first: each has one colour. */
function byFrequency(all: readonly Readonly<Record<string, number>>[]): string[] {
  const sums = new Map<string, number>();
  for (const [kind, count] of all.flatMap((kinds) => Object.entries(kinds)))
    sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
}
