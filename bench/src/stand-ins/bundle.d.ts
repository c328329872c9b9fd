// The names that the builds in `builds/` fill in.
declare module 'site-doors' {
  export interface Door {
    slices: readonly unknown[];
    pages: Record<string, (() => Promise<unknown>) | undefined>;
  }
  export const doorOf: (name: string) => Promise<Door>;
}
declare module 'site-remote/*' {
  import type { Door } from 'site-doors';

  export const remote: Door;
}
declare module 'site-routes' {
  export type RouteId = string;
  export const routes: Record<string, { owner: string }>;
}
declare module 'site-start';
