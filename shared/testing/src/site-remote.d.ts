// The remote that runs alone: the bundler puts the door of the remote's own folder in its place.
declare module 'site-remote' {
  export const remote: RemoteModule;

  import type { RemoteModule } from '@site/platform/remote-module';
}

/** The pages of the remote that runs alone, by path. The page's HTML sets it. */
declare const siteRemoteRoutes: Record<string, { page: string }>;
