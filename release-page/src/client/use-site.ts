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
    // A response that is overtaken by a later one is outdated: what is done by it would be refused.
    const isOvertaken = () => {
      if (place < shown.current) return true;
      shown.current = place;
      return false;
    };
    try {
      const state = await askState(environment, whole);
      if (!isOvertaken()) setKnown({ environment, state });
    } catch (error) {
      if (isOvertaken()) return;
      const problem = (error as Error).message;
      setKnown((before) =>
        before?.environment === environment ? { ...before, problem } : { environment, problem },
      );
    }
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
