import { check, clock, cross, type IconShape } from '#icon/icon-shapes.ts';
import { Icon } from '#icon/icon.tsx';
import styles from './timeline.module.css';

type EventState = 'done' | 'current' | 'concluded' | 'cancelled';

interface TimelineProps {
  /** Names the list for screen readers. */
  label: string;
  /** done navy, current mango with a clock, concluded leaf, cancelled red; `when` is formatted text. */
  events: readonly { title: string; when?: string; state: EventState }[];
}

const stateIcons: Record<EventState, IconShape> = {
  done: check,
  current: clock,
  concluded: check,
  cancelled: cross,
};

/** What has happened so far: side by side with arcs, one under the other on mobile. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.timeline} data-count={events.length > 3 ? 'many' : 'few'}>
      {events.map(({ title, when, state }, place) => (
        <li key={place} className={styles.event} data-state={state}>
          <span className={styles.node}>
            <Icon shape={stateIcons[state]} />
          </span>
          <span className={styles.title}>{title}</span> {when && <span className={styles.when}>{when}</span>}
        </li>
      ))}
    </ol>
  );
}
