import { Badge } from '@site/ui/badge';
import type { AppState } from '#state/state.ts';
import { when } from '#words/words.ts';
import styles from './app-list.module.css';

interface Props {
  apps: readonly AppState[];
  selected: string | undefined;
  addressOf: (app: string) => string;
}

/** Every app in a few words; the one that is looked at is marked. */
export function AppList({ apps, selected, addressOf }: Props) {
  return (
    <nav aria-label="Apps">
      <ul className={styles.apps}>
        {apps.map((app) => (
          <li key={app.name}>
            <a
              href={addressOf(app.name)}
              className={styles.app}
              aria-current={app.name === selected ? 'true' : undefined}
            >
              <span className={styles.name}>{app.name}</span>
              <span className={styles.version}>{app.live ?? 'not live'}</span>
              <span className={styles.since}>
                since {when(app.since.at)} by {app.since.by}
              </span>
              <AppBadges app={app} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is particular about an app, a word each. */
export function AppBadges({ app }: { app: AppState }) {
  const { canary, frozen, retired, shown } = app;
  if (!canary && !frozen && !retired && shown) return null;
  return (
    <span className={styles.badges}>
      {canary && <Badge tone="new">{`Canary ${canary.share} %`}</Badge>}
      {frozen && <Badge tone="info">Frozen</Badge>}
      {retired && <Badge tone="neutral">Retired</Badge>}
      {!shown && <Badge tone="pending">Not on the site yet</Badge>}
    </span>
  );
}
