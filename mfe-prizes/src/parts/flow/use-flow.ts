import { useState, useSyncExternalStore } from 'react';
import type { StateStore } from './stored-state';

/** A pure machine: from a state and an event to the next state, and what is to be done. */
export type Step<State, Event, Effect> = (state: State, event: Event) => { next: State; effects: Effect[] };

interface Flow<State, Event, Effect> {
  store: StateStore<State>;
  step: Step<State, Event, Effect>;
  /** Runs an effect and sends its outcome to the machine, even if the page was left meanwhile. */
  run: (effect: Effect, send: (event: Event) => void) => unknown;
}

/** Runs a machine whose state is stored. `isBusy`: something that it asked for is under way in this tab. */
export function useFlow<State, Event, Effect>({ store, step, run }: Flow<State, Event, Effect>) {
  const state = useSyncExternalStore(store.subscribe, store.read);
  const [underWay, setUnderWay] = useState(0);

  async function follow(effect: Effect) {
    setUnderWay((count) => count + 1);
    await run(effect, send);
    setUnderWay((count) => count - 1);
  }

  function send(event: Event) {
    const { next, effects } = step(store.read(), event);
    store.write(next);
    effects.forEach((effect) => void follow(effect));
  }

  return { state, send, isBusy: underWay > 0 };
}
