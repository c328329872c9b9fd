import type { ComponentType } from 'react';
import { type RemoteName, type RouteId, routes } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';
import { type Door, openDoor } from './door';
import { type FailureKind, failureFaceAfterMs, failures, RemoteError } from './failures';
import { classified, type Federation } from './federation';
import type { Registry, RegistryEntry } from './registry';

/** Where a page of a remote stands. */
export type PageState =
  | { status: 'loading' }
  | { status: 'ready'; Page: ComponentType }
  | { status: 'failed'; failure: FailureKind };

/** Loads the pages of the remotes, each when it is wanted and never twice. */
export interface RemoteLoader {
  /** Loads a page; tries again after a failure. Never rejects: `stateOf` tells how it ended. */
  load: (id: RouteId) => Promise<void>;
  stateOf: (id: RouteId) => PageState | undefined;
  subscribe: (listener: () => void) => () => void;
}

interface Parts {
  registry: Registry;
  federation: Federation;
  /** Reads the registry anew, for a retry. */
  readAgain: () => Promise<Registry>;
  /** Takes the state slices of a remote whose door has opened. */
  addSlices: (slices: RemoteModule['slices']) => void;
}

/** Makes the loader of one page life. See `failures.ts` for what can go wrong and what then happens. */
export function createRemoteLoader({ registry, federation, readAgain, addSlices }: Parts): RemoteLoader {
  let entries = byName(registry);
  const doors = new Map<RemoteName, Promise<Door>>();
  const opened = new Set<RemoteName>();
  const failedBefore = new Set<RemoteName>();
  const states = new Map<RouteId, PageState>();
  const loading = new Map<RouteId, Promise<void>>();
  const listeners = new Set<() => void>();

  const become = (id: RouteId, state: PageState) => {
    states.set(id, state);
    listeners.forEach((listener) => listener());
  };

  const openedDoor = async (name: RemoteName): Promise<Door> => {
    const entry = entries.get(name);
    if (!entry) throw new RemoteError('not-registered', name);
    federation.register(entry);
    const door = openDoor(name, await federation.loadDoor(name));
    addSlices(door.slices);
    opened.add(name);
    return door;
  };

  const doorOf = (name: RemoteName): Promise<Door> => {
    const known = doors.get(name);
    if (known) return known;
    const door = openedDoor(name);
    doors.set(name, door);
    return door;
  };

  const pageOf = async (id: RouteId): Promise<ComponentType> => {
    const loadPage = (await doorOf(routes[id].owner)).pages[id];
    if (!loadPage) throw new RemoteError('contract-refused', `no page ${id}`);
    return loadPage();
  };

  const attempt = async (id: RouteId): Promise<void> => {
    const { owner } = routes[id];
    become(id, { status: 'loading' });
    try {
      if (failedBefore.has(owner) && !opened.has(owner))
        entries = mergedWith(entries, byName(await readAgain()));
      const Page = await withinLimit(pageOf(id));
      become(id, { status: 'ready', Page });
    } catch (error) {
      const failure = classified(error);
      failedBefore.add(owner);
      // A door that still hangs is asked for anew; an open one is not run twice.
      if (!opened.has(owner)) doors.delete(owner);
      console.error(`[remotes] ${owner} ${entries.get(owner)?.version ?? '?'} ${failure.message}`);
      become(id, { status: 'failed', failure: failure.kind });
    }
  };

  return {
    load: (id) => {
      const state = states.get(id);
      if (state?.status === 'ready') return Promise.resolve();
      const current = loading.get(id) ?? attempt(id).finally(() => loading.delete(id));
      loading.set(id, current);
      return current;
    },
    stateOf: (id) => states.get(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const byName = ({ remotes }: Registry) =>
  new Map<RemoteName, RegistryEntry>(remotes.map((entry) => [entry.name, entry]));

const mergedWith = (old: Map<RemoteName, RegistryEntry>, fresh: Map<RemoteName, RegistryEntry>) =>
  new Map([...old, ...fresh]);

function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteError('too-slow', `${failureFaceAfterMs} ms`)),
      failures['too-slow'].limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
