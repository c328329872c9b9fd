import type { AppState, CanaryState, Change, StoppedCanary } from '@site/release-page/state';
import { type HourOfFigures, readFigures } from '#figures/figures-store.ts';
import { stepFor, stepSummaries } from '#figures/summary.ts';
import type { Pointer } from '#registry/pointer.ts';
import { liveSince, readHistory } from '#registry/pointer.ts';
import type { Depot } from '#storage/depot.ts';
import { canaryState } from './canary-state';
import { publishedVersions, versionStates } from './version-states';

const shownForMs = 7 * 24 * 3_600_000;
const newestVersions = 12;
const newestChanges = 60;

/** What the page shows of an app, besides how it fits the others. */
export type OwnState = Omit<AppState, 'fits' | 'readOnly'>;

/** Reads what the page shows of one app. */
export async function appState(
  depot: Depot,
  pointer: Pointer,
  { shown, isWhole, now }: { shown: boolean; isWhole: boolean; now: Date },
): Promise<OwnState> {
  const { name, revision, live, lastGood, frozen, retired } = pointer;
  const [history, since, hours, published] = await Promise.all([
    readHistory(depot, name),
    liveSince(depot, pointer),
    readFigures(depot, name, new Date(now.getTime() - shownForMs)),
    publishedVersions(depot, name),
  ]);
  const stepHours = stepFor(spanOf(hours));
  const versions = isWhole ? published : published.slice(0, newestVersions);
  const changes = isWhole ? history : history.slice(-newestChanges);
  const canary: CanaryState | undefined = await canaryState(depot, { pointer, history, hours });
  return {
    name,
    revision,
    live,
    lastGood,
    frozen,
    retired: retired !== undefined,
    since: { at: since.at, by: since.by, why: since.why },
    shown,
    canary,
    stopped: stoppedCanary(history),
    versions: await versionStates(depot, name, {
      versions,
      figures: hours.flatMap(({ figures }) => figures),
    }),
    leftOut: { versions: published.length - versions.length, changes: history.length - changes.length },
    stepHours,
    steps: stepSummaries(hours, stepHours),
    history: changes.map(changeOf),
  };
}

const changeOf = ({ revision, at, by, why, grows, action, live, canary }: Pointer): Change => ({
  revision,
  at,
  by,
  why,
  grows,
  action,
  live,
  canary: canary && { version: canary.version, share: canary.share },
});

/** The canary that was taken back, unless what visitors get has changed since. */
function stoppedCanary(history: readonly Pointer[]): StoppedCanary | undefined {
  const at = history.findLastIndex(({ action }) => !['freeze', 'unfreeze'].includes(action));
  const [last, before] = [history[at], history[at - 1]];
  if (last?.action !== 'canary-abort' || !before?.canary) return undefined;
  return { version: before.canary.version, at: last.at, by: last.by, why: last.why };
}

const hourMs = 3_600_000;

/** How many hours lie between the first and the last of which there are figures. */
function spanOf(hours: readonly HourOfFigures[]): number {
  const times = hours.map(({ hour }) => Date.parse(`${hour}:00:00Z`));
  return times.length ? (Math.max(...times) - Math.min(...times)) / hourMs + 1 : 0;
}
