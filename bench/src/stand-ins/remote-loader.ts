import { type Door, doorOf } from 'site-doors';
import { type RouteId, routes } from 'site-routes';

type State = { status: 'ready'; Page: unknown };

interface Parts {
  addSlices: (slices: Door['slices']) => void;
}

/** Stands in the place of the shell's loader of remotes: no registry, no check, no second try, only the page. */
export function createRemoteLoader({ addSlices }: Parts) {
  const states = new Map<RouteId, State>();
  const listeners = new Set<() => void>();
  const opened = new Set<Door>();

  return {
    load: async (id: RouteId) => {
      if (states.has(id)) return;
      const door = await doorOf(routes[id]?.owner ?? '');
      if (!opened.has(door)) addSlices(door.slices);
      opened.add(door);
      states.set(id, { status: 'ready', Page: await door.pages[id]?.() });
      listeners.forEach((listener) => listener());
    },
    prepareAll: async () => {},
    prepare: async () => {},
    drawn: () => {},
    drawFailed: () => {},
    stateOf: (id: RouteId) => states.get(id),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
