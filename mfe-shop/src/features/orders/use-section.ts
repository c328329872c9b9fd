import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import type { Section } from './orders.flow';

/** Another section is another address. The focus stays on the tabs, where it would go to the heading of a new page. */
export function useSection(section: Section) {
  const navigate = useNavigate();
  const tabs = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);

  useEffect(() => {
    if (wasChosen.current) tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    wasChosen.current = false;
  }, [section]);

  const choose = (next: Section) => {
    if (next === section) return;
    wasChosen.current = true;
    void navigate(pathTo('orders', { section: next }));
  };
  return { tabs, choose };
}
