import type { StorageItem } from '@site/platform/storage';

/** What stands in storage: a state, and the version of its shape. */
export interface StateRecord<State> {
  version: 1;
  state: State;
}

/** Where a machine keeps its state. */
export interface StateStore<State> {
  /** The state of now; the same object until it changes. */
  read: () => State;
  write: (state: State) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A state that lives in storage, for every tab and through a reload. Without a record it is `start`. */
export function storedState<State>(item: StorageItem<StateRecord<State>>, start: State): StateStore<State> {
  let latest = start;
  return {
    read: () => {
      const stored = item.read()?.state ?? start;
      if (JSON.stringify(stored) !== JSON.stringify(latest)) latest = stored;
      return latest;
    },
    write: (state) => (state === start ? item.remove() : item.write({ version: 1, state })),
    subscribe: item.subscribe,
  };
}
