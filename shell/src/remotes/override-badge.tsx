import { Button } from '@site/ui/button';
import styles from './override-badge.module.css';
import { text } from './override-badge.text';
import { leaveOverrides, type Override } from './overrides';

/** Tells a developer, on every page, which remotes come from their own machine, with one click to leave. */
export function OverrideBadge({ overrides }: { overrides: readonly Override[] }) {
  if (overrides.length === 0) return null;
  return (
    <aside className={styles.badge} aria-label={text.label}>
      <ul className={styles.list}>
        {overrides.map(({ name, entry }) => (
          <li key={name}>{text.from(name, entry)}</li>
        ))}
      </ul>
      <Button kind="text" onClick={() => leaveOverrides(window.location)}>
        {text.leave}
      </Button>
    </aside>
  );
}
