import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  /** What the tabs choose between. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly { id: Id; label: ReactNode }[];
  /** The tab whose content is on screen; undefined where a second click on it closed it. */
  selected: Id | undefined;
  /** A tab was chosen, by click or by arrow; the selected one too, by a click. */
  onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs after the WAI-ARIA pattern: one stop of the keyboard, arrows choose at once. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const reachable = selected ?? tabs[0]?.id;

  // From the tab that has the focus: where the choice is an address, `selected` follows a quick key later.
  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const from = buttons.findIndex((button) => button === event.target);
    if (!move || from < 0) return;
    event.preventDefault();
    const at = move(from, tabs.length);
    const next = tabs[at];
    if (!next) return;
    onSelect(next.id);
    buttons[at]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${prefix}-panel` : undefined}
            tabIndex={tab.id === reachable ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${reachable}`}
        className={styles.panel}
        hidden={selected === undefined}
      >
        {children}
      </div>
    </>
  );
}
