import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/cluster';
import { Stack } from '@site/ui/stack';
import type { Wish } from '#actions/use-actions.tsx';
import type { AppState } from '#state/state.ts';
import { growth, size, when } from '#words/words.ts';
import { Compare } from './compare';
import { Fits } from './fits';
import { Verify } from './verify';
import { VersionBadge } from './version-badge';
import styles from './versions.module.css';

interface Props {
  environment: string;
  app: AppState;
  onAsk: (wish: Wish) => void;
}

/** The versions that were published: their sizes, what verify says of them, and what to do with them. */
export function Versions({ environment, app, onAsk }: Props) {
  const live = app.versions.find(({ version }) => version === app.live);
  return (
    <Stack gap={6}>
      <ul className={styles.list}>
        {app.versions.map(({ version, publishedAt, bytes }) => (
          <li key={version} className={styles.version}>
            <Cluster gap={3} justify="between">
              <h3 className={styles.name}>{version}</h3>
              <VersionBadge app={app} version={version} />
            </Cluster>
            <p className={styles.facts}>
              {publishedAt ? `published ${when(publishedAt)}, ` : ''}
              {size(bytes)}
              {live && live.version !== version ? `, ${growth(bytes - live.bytes)} beside live` : ''}
            </p>
            <Cluster gap={3}>
              <Verify environment={environment} app={app.name} version={version} />
              {!app.readOnly && version !== app.live && (
                <VersionActions app={app} version={version} onAsk={onAsk} />
              )}
            </Cluster>
          </li>
        ))}
      </ul>
      <Fits app={app} />
      <Compare key={app.revision} environment={environment} app={app} />
    </Stack>
  );
}

function VersionActions({ app, version, onAsk }: Omit<Props, 'environment'> & { version: string }) {
  const wasLive = app.history.some(({ live }) => live === version);
  return (
    <>
      <Button kind="secondary" size="sm" onClick={() => onAsk({ action: 'promote', app, version })}>
        Promote
      </Button>
      {app.name !== 'shell' && (
        <Button kind="secondary" size="sm" onClick={() => onAsk({ action: 'canary', app, version })}>
          Canary
        </Button>
      )}
      {wasLive && (
        <Button kind="secondary" size="sm" onClick={() => onAsk({ action: 'rollback', app, version })}>
          Roll back to it
        </Button>
      )}
    </>
  );
}
