import { useCallback, useEffect, useRef, useState } from 'react';
import type { SiteState } from '#state/state.ts';
import { askState } from './ask';

/** What is known of an environment, and whether the page is notified of changes. */
export interface Site {
  state?: SiteState | undefined;
  /** Why it could not be read. */
  problem?: string | undefined;
  isHearing: boolean;
  reload: () => Promise<void>;
}

/** Reads an environment, and reads it again whenever the server says that something was written; of `whole` also what is old. */
export function useSite(environment: string, whole: string | undefined): Site {
  const [known, setKnown] = useState<{ environment: string; state?: SiteState; problem?: string }>();
  const [isHearing, setHearing] = useState(false);
  const asked = useRef(0);
  const shown = useRef(0);

  const reload = useCallback(async () => {
    const place = ++asked.current;
    const read = await askState(environment, whole).then(
      (state) => ({ state }),
      (error: Error) => ({ problem: error.message }),
    );
    // A later one has overtaken it, so it is outdated: what is done by it would be refused.
    if (place < shown.current) return;
    shown.current = place;
    // What was read before stays beside a problem.
    setKnown((before) =>
      'problem' in read && before?.environment === environment
        ? { ...before, ...read }
        : { environment, ...read },
    );
  }, [environment, whole]);

  useEffect(() => {
    const events = new EventSource(`/api/events?${new URLSearchParams({ environment }).toString()}`);
    events.onopen = () => {
      setHearing(true);
      // Whatever was written while nobody listened.
      void reload();
    };
    events.onerror = () => setHearing(false);
    events.onmessage = () => void reload();
    return () => events.close();
  }, [environment, reload]);

  const own = known?.environment === environment ? known : undefined;
  return { state: own?.state, problem: own?.problem, isHearing, reload };
}
