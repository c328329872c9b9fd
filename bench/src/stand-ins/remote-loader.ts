import { type Door, doorOf } from 'site-doors';

type State = { status: 'ready'; Page: unknown };
type Page = { owner: string; name: string; path: string };

interface Parts {
  addSlices: (slices: Door['slices']) => void;
}

/** Stands in the place of the shell's loader of remotes: no registry, no check, no second try, only the page. */
export function createRemoteLoader({ addSlices }: Parts) {
  const states = new Map<string, State>();
  const listeners = new Set<() => void>();
  const opened = new Set<Door>();
  const pageOf = async ({ owner, name }: Page) => {
    const door = await doorOf(owner);
    if (!opened.has(door)) addSlices(door.slices);
    opened.add(door);
    return door.pages[name]?.();
  };

  return {
    load: async (page: Page) => {
      if (states.has(page.path)) return;
      states.set(page.path, { status: 'ready', Page: await pageOf(page) });
      listeners.forEach((listener) => listener());
    },
    prepareAll: async () => {},
    prepare: async (page: Page) => void (await pageOf(page)),
    onRendered: () => {},
    onRenderError: () => {},
    stateOf: ({ path }: Page) => states.get(path),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
