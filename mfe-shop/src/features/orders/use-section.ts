import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import type { Section } from './orders.flow';

/** Another section is another address. The focus stays on the tabs, where it would go to the heading of a new page. */
export function useSection(section: Section) {
  const navigate = useNavigate();
  const tabs = useRef<HTMLDivElement>(null);
  // Until the page shows it: a second key may come before.
  const chosen = useRef<Section>(undefined);

  // With the heading's own focus, and not after a paint: a key in between would go to the heading.
  useLayoutEffect(() => {
    if (chosen.current !== section) return;
    chosen.current = undefined;
    tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  });

  const choose = (next: Section) => {
    if (next === (chosen.current ?? section)) return;
    chosen.current = next;
    void navigate(pathTo('orders', { section: next }));
  };
  return { tabs, choose };
}
