import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import type { AppState, Change } from '#state/state.ts';
import { WhatChanged } from '#versions/what-changed.tsx';
import { actionWord, counted, when } from '#words/words.ts';
import styles from './history.module.css';

interface Props {
  environment: string;
  app: AppState;
  onWhole: () => void;
}

/** Every change of an app, the newest first: what, who, when and why, and how the version differs from the one before. */
export function History({ environment, app: { name, history, leftOut }, onWhole }: Props) {
  return (
    <Stack gap={4}>
      <ol className={styles.list} reversed>
        {history
          .map((change, place) => ({ change, other: otherVersions(change, history[place - 1]) }))
          .reverse()
          .map(({ change: { revision, action, at, by, why, grows, live, canary }, other }) => (
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
              {grows && <p>{`It weighs more: ${grows}`}</p>}
              {other && (
                <Cluster>
                  <WhatChanged environment={environment} app={name} {...other} />
                </Cluster>
              )}
            </li>
          ))}
      </ol>
      {leftOut.changes > 0 && (
        <div>
          <Button kind="text" size="sm" onClick={onWhole}>
            {`Show ${counted(leftOut.changes, 'older change', 'older changes')}`}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The version that a change gave to visitors, and the one that they had instead. */
function otherVersions({ live, canary }: Change, before: Change | undefined) {
  if (canary && live && canary.version !== before?.canary?.version) return { from: live, to: canary.version };
  return live && before?.live && live !== before.live ? { from: before.live, to: live } : undefined;
}
