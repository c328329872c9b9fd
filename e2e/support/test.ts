import { test as playwright, expect, type Page } from '@playwright/test';
import { createSandboxClient, type TestCustomer } from 'sandbox/testing/sandbox-client';
import { test as webkit } from '#webkit/test.ts';
import { sandboxUrl } from './addresses.ts';

export type { TestCustomer };
export { expect };

interface Options {
  /** Console lines that a test expects; any other error or warning fails it. */
  expectedConsole: RegExp;
}

interface Fixtures {
  /** The sandbox behind the site, for what no customer can do. */
  sandbox: ReturnType<typeof createSandboxClient>;
  /** A customer whom nobody else uses. */
  customer: TestCustomer;
  /** Opens the site with the customer logged in and the cookie banner accepted. */
  signIn: (customer: TestCustomer) => Promise<void>;
}

// The first page of everybody who is not signed in asks for the toggles without a token (document 1, section 7).
const isTogglesLine = /^No token: GET \/features /;

// What a slow machine says; a remote that never comes fails the test by what the page does not show.
const isSlownessLine = /^\[remotes\] \S+ \S+ did not come in time/;

const base = process.env.ENGINE === 'webkit' ? webkit : playwright;

/** For a site of one test: a server encodes each file for its first visitor, gzip in a moment and Brotli in seconds. */
export const firstVisit = { extraHTTPHeaders: { 'accept-encoding': 'gzip' } };

/** For a test of what moves: tests of screens, federation and delivery ask for less motion (`playwright.config.ts`). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The browser tests' `test`: a fresh customer, the sandbox's door, and a page whose console must stay silent. */
export const test = base.extend<Options & Fixtures>({
  expectedConsole: [/(?!)/, { option: true }],
  context: async ({ context }, use) => {
    context.on('page', waitForSite);
    await use(context);
  },
  page: async ({ page, expectedConsole }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) lines.push(message.text());
    });
    page.on('pageerror', (error) => lines.push(error.message));
    await use(page);
    // Whatever is still on its way to a route has lost its page.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const isExpected = (line: string) =>
      [expectedConsole, isTogglesLine, isSlownessLine].some((words) => words.test(line));
    expect(lines.filter((line) => !isExpected(line))).toEqual([]);
  },
  sandbox: async ({}, use) => use(createSandboxClient(sandboxUrl)),
  customer: async ({ sandbox }, use) => use(await sandbox.newCustomer()),
  signIn: async ({ page }, use) =>
    use(async ({ token }) => {
      await page.addInitScript((stored) => {
        // The empty page that a tab begins with has no storage.
        if (origin === 'null' || sessionStorage.getItem('signed-in-by-test')) return;
        sessionStorage.setItem('signed-in-by-test', 'true');
        localStorage.setItem('token', stored);
        localStorage.setItem('cookieConsent', 'true');
      }, token);
    }),
});

/**
 * The markup that an address begins with can be pressed, and leads elsewhere than the site does. `goto` and `reload` wait until it
 * is gone, or shows that the site failed to load. A test of the markup itself names something else to wait for.
 */
function waitForSite(page: Page) {
  const begun = page.locator('[data-prerendered]:not(:has([role="alert"]))');
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await begun.waitFor({ state: 'detached' });
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await begun.waitFor({ state: 'detached' });
    return response;
  };
}

/** The widths that every screen is looked at. */
export const widths = [360, 820, 1280];

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
