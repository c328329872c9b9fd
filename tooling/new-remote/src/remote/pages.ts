import type { RemoteModule } from '@site/platform/remote-module';

/** One chunk a page: what is not on screen is not loaded. A page's file has its name, and the build finds its chunk by that. */
export const pages: RemoteModule<'mfe-new-page'>['pages'] = {
  newPage: async () => (await import('#features/new-page/new-page.page.tsx')).NewPagePage,
};
