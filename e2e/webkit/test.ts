import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { siteUrl } from '#support/addresses.ts';
import { startDriver } from './driver.ts';
import { pageOf } from './page.ts';
import { listen } from './programs.ts';
import { routingProxy } from './proxy.ts';

type Open = Awaited<ReturnType<typeof startDriver>>['open'];

/** Playwright's `test`, whose pages are WebKit's: docs/decisions/0021-webkit-is-driven-behind-playwrights-page.md. */
export const test = base.extend<object, { openBrowser: Open }>({
  openBrowser: [
    async ({}, use) => {
      const { open, stop } = await startDriver();
      await use(open);
      await stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ openBrowser, viewport }, use) => {
    const proxy = await routingProxy(siteUrl);
    proxy.runFirst(listen);
    const send = await openBrowser(proxy.address);
    const pages: Page[] = [];
    const watchers: ((page: Page) => void)[] = [];
    const add = async (handle: string) => {
      const page = pageOf(send, { handle, baseURL: siteUrl, context, proxy });
      pages.push(page);
      watchers.forEach((watch) => watch(page));
      if (viewport) await page.setViewportSize(viewport);
      return page;
    };
    const newPage = async () => {
      if (pages.length === 0) return add(await send<string>('GET', '/window'));
      const { handle } = await send<{ handle: string }>('POST', '/window/new', { type: 'window' });
      return add(handle);
    };
    const context = {
      _options: { baseURL: siteUrl },
      pages: () => pages,
      newPage,
      on: (_event: 'page', watch: (page: Page) => void) => void watchers.push(watch),
    } as unknown as BrowserContext;
    await use(context);
    await send('DELETE', '');
    await proxy.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});
