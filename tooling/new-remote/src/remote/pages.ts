import type { RemoteModule } from '@site/platform/remote-module';
import type { routes } from './routes';

/** One chunk a page: what is not on screen is not loaded. A page's file has its name, and the build finds its chunk by that. */
export const pages: RemoteModule<keyof typeof routes>['pages'] = {
  newPage: async () => (await import('#features/new-page/new-page.page.tsx')).NewPagePage,
};
