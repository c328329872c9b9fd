import type { StorageItem } from '@site/platform/storage';

/** The stored record: a state and its schema version. */
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
