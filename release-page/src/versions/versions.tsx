import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import type { Wish } from '#actions/use-actions.tsx';
import type { AppState, VersionState } from '#state/state.ts';
import { counted, growth, size, when } from '#words/words.ts';
import { Compare } from './compare';
import { Fits } from './fits';
import { Verify } from './verify';
import { VersionBadge } from './version-badge';
import { WhatChanged } from './what-changed';
import styles from './versions.module.css';

interface Props {
  environment: string;
  app: AppState;
  onAsk: (wish: Wish) => void;
  onWhole: () => void;
}

/** The versions that were published: their sizes, what verify says of them, and what to do with them. */
export function Versions({ environment, app, onAsk, onWhole }: Props) {
  const older = app.leftOut.versions;
  return (
    <Stack gap={6}>
      <div>
        <ul className={styles.list}>
          {app.versions.map((state) => (
            <li key={state.version} className={styles.version}>
              <Version environment={environment} app={app} state={state} onAsk={onAsk} />
            </li>
          ))}
        </ul>
        {older > 0 && (
          <Button kind="text" size="sm" onClick={onWhole}>
            {`Show ${counted(older, 'older version', 'older versions')}`}
          </Button>
        )}
      </div>
      <Fits app={app} />
      <Compare key={app.revision} environment={environment} app={app} />
    </Stack>
  );
}

interface VersionProps extends Omit<Props, 'onWhole'> {
  state: VersionState;
}

function Version({ environment, app, state: { version, publishedAt, bytes }, onAsk }: VersionProps) {
  const isLive = version === app.live;
  // What is live has become so in the place of the last good one.
  const beside = isLive ? app.lastGood : app.live;
  const live = app.versions.find((each) => each.version === app.live);
  const grown = live && !isLive ? bytes - live.bytes : 0;
  return (
    <>
      <Cluster gap={3} justify="between">
        <h3 className={styles.name}>{version}</h3>
        <VersionBadge app={app} version={version} />
      </Cluster>
      <p className={styles.facts}>
        {publishedAt ? `published ${when(publishedAt)}, ` : ''}
        {size(bytes)}
        {live && !isLive && (
          <>
            {', '}
            <span className={styles.grown}>{growth(grown)}</span> beside live
          </>
        )}
      </p>
      <SizeBar app={app} bytes={bytes} live={live?.bytes} />
      <Cluster gap={4}>
        {!app.readOnly && !isLive && <VersionActions app={app} version={version} onAsk={onAsk} />}
        <Verify environment={environment} app={app.name} version={version} />
        {beside && beside !== version && (
          <WhatChanged environment={environment} app={app.name} from={beside} to={version} />
        )}
      </Cluster>
    </>
  );
}

/** More than this is a growth that verify asks about. */
const heavier = 1.03;

/** The size of a version on one scale with the others, and where the live one ends. */
function SizeBar({ app, bytes, live }: { app: AppState; bytes: number; live: number | undefined }) {
  const most = Math.max(...app.versions.map((version) => version.bytes), 1);
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect width="100" height="8" className={styles.track} />
      <rect
        width={(bytes / most) * 100}
        height="8"
        className={styles.bytes}
        data-heavier={(live !== undefined && bytes > live * heavier) || undefined}
      />
      {live !== undefined && (
        <rect x={(live / most) * 100 - 0.4} width="0.4" height="8" className={styles.live} />
      )}
    </svg>
  );
}

function VersionActions({ app, version, onAsk }: Pick<Props, 'app' | 'onAsk'> & { version: string }) {
  const wasLive = app.history.some(({ live }) => live === version);
  return (
    <>
      <Button kind="text" size="sm" onClick={() => onAsk({ action: 'promote', app, version })}>
        Promote
      </Button>
      {app.name !== 'shell' && (
        <Button kind="text" size="sm" onClick={() => onAsk({ action: 'canary', app, version })}>
          Canary
        </Button>
      )}
      {wasLive && (
        <Button kind="text" size="sm" onClick={() => onAsk({ action: 'rollback', app, version })}>
          Roll back to it
        </Button>
      )}
    </>
  );
}
