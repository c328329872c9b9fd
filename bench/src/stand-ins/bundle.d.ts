// The names that the builds in `builds/` fill in.
declare module 'site-doors' {
  export interface Door {
    slices: readonly unknown[];
    pages: Record<string, (() => Promise<unknown>) | undefined>;
  }
  export const doorOf: (name: string) => Promise<Door>;
}
declare module 'site-remotes' {
  import type { Door } from 'site-doors';

  export const remotes: Record<string, Door>;
}
declare module 'site-routes' {
  export const routeEntries: [name: string, route: { owner: string; path: string; guarded: boolean }][];
}
declare module 'site-start';
