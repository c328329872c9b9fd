import type { BrowserContext, Page } from '@playwright/test';
import { clockOf } from './clock.ts';
import { screen, type Send } from './driver.ts';
import { type Devices, devices } from './keys.ts';
import { locatorOf } from './locator.ts';
import { type Expected, type Programs, programs } from './programs.ts';
import type { Address, Proxy } from './proxy.ts';

/** What a locator needs of its page. */
export interface WebKitPage extends Programs, Devices {
  send: Send;
}

/** A page of Playwright in WebKit, as much of it as the journeys use. */
export function pageOf(
  driver: Send,
  {
    handle,
    baseURL,
    context,
    proxy,
  }: { handle: string; baseURL: string; context: BrowserContext; proxy: Proxy },
): Page {
  let isClosed = false;

  /** A command for this page: a driver has one current window. */
  const send: Send = async (method, path, body) => {
    await driver('POST', '/window', { handle });
    return driver(method, path, body);
  };

  const loaded = `document.readyState === 'complete'`;
  const absolute = (address: string) => String(new URL(address, baseURL));

  const inPage = programs(send);
  const { run, judge, leave } = inPage;
  const page = {
    _apiName: 'Page',
    ...inPage,
    ...devices(send),
    send,
    context: () => context,
    clock: clockOf({ ...inPage, send }, proxy),
    mainFrame: () => ({
      childFrames: () => [],
      evaluate: (program: unknown, arg?: unknown) => page.evaluate(program, arg),
      _expect: (expression: string, expected: Expected) =>
        judge(expression, expected, `playwright.locator('html')`),
    }),
    title: () => run<string>('return document.title;'),
    goto: async (address: string, { waitUntil = 'load' } = {}) => {
      const url = absolute(address);
      await leave(() => send('POST', '/url', { url }), waitUntil === 'commit' ? 'true' : loaded);
    },
    reload: async () => leave(() => send('POST', '/refresh', {}), loaded),
    // The browser's own button skips what came without a gesture.
    goBack: async () => leave(() => run('history.back();'), loaded),
    addInitScript: async (program: unknown, arg?: unknown) =>
      proxy.runFirst(`(${String(program)})(${JSON.stringify(arg)});`),
    // A `return` before a comment of several lines returns nothing, and axe begins with one.
    evaluate: (program: unknown, arg?: unknown) =>
      typeof program === 'string'
        ? run(`return ${program.replace(/^\/\*[^]*?\*\/\s*/, '')};`)
        : run(`return (${String(program)})(...args);`, [arg]),
    setViewportSize: async ({ width, height }: { width: number; height: number }) => {
      const [barWidth = 0, barHeight = 0] = await run<number[]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight];',
      );
      const [wide, high] = [width + barWidth, height + barHeight];
      // Without a window manager the keyboard belongs to what is under the screen's pointer, which stays in the middle.
      const [x, y] = [(screen.width - wide) / 2, (screen.height - high) / 2].map(Math.round);
      await send('POST', '/window/rect', { x, y, width: wide, height: high });
    },
    route: async (...route: Parameters<Proxy['routes']['add']>) => proxy.routes.add(...route),
    unroute: async (address: Address) => proxy.routes.remove(address),
    unrouteAll: async () => proxy.routes.clear(),
    bringToFront: async () => undefined,
    frames: () => [page],
    isClosed: () => isClosed,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await send('DELETE', '/window');
    },
  };
  const { locator, getByRole, getByLabel, getByText } = locatorOf(page, 'playwright');
  return { ...page, locator, getByRole, getByLabel, getByText } as unknown as Page;
}
