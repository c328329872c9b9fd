import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { siteFiles, type SiteSettings } from '#compose/site-files.ts';
import { readRelease } from '#publish/release.ts';
import { readPointers, withLive } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import { readSettings } from '#settings/settings.ts';
import { siteServer } from '#serve/server.ts';
import type { Depot } from '#storage/depot.ts';
import { overlay } from './overlay';

/** The settings of an environment for the smoke test of its site. */
export interface SmokePlan {
  /** Values for the parameters in routes: `{ "questionId": "1" }`. */
  params: Record<string, string>;
  /** A call that signs a visitor in, and where the page looks for its token. */
  signIn?: { path: string; body: Record<string, string>; token: string; storageKey: string };
}

export interface SmokeRequest {
  depot: Depot;
  settings: SiteSettings;
  plan: SmokePlan;
  name: string;
  version: string;
  /** The origin of the API. */
  api: string;
  note(line: string): void;
}

const browsers = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const limitMs = 15_000;

/** Opens each route of a version, with the shell that is live, in Chromium. Nothing becomes live by it. */
export async function smoke(request: SmokeRequest): Promise<{ visited: string[]; problems: string[] }> {
  const { depot, settings, plan, name, version, api, note } = request;
  const { build } = await readRelease(depot, name, version);
  const pointers = withLive(await readPointers(depot), [{ name, version }]);
  const applied = (await readSettings(depot))?.settings ?? settings;
  const store = overlay(depot, await siteFiles(depot, pointers, applied));
  const server = await siteServer({ store, allow: async () => applied.allow, api });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { chromium } = await import('playwright-core');
  const executablePath = browsers.find((path) => path && existsSync(path));
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) }).catch(() => {
    throw new Refusal('There is no Chromium for --smoke: install it, or name it in CHROMIUM_PATH.');
  });
  const visited: string[] = [];
  const problems: string[] = [];
  try {
    const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    // The server encodes each file for this one visit: gzip in a moment, Brotli in seconds.
    const extraHTTPHeaders = { 'accept-encoding': 'gzip' };
    const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders });
    await signIn(context, plan, origin);
    for (const route of build.routes) {
      const address = addressOf(route, plan.params);
      note(`${name}@${version}: ${address}`);
      const page = await context.newPage();
      problems.push(
        ...(await visit(page, address)).map((line) => `${name}@${version} on ${address}: ${line}`),
      );
      await page.close();
      visited.push(address);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return { visited, problems };
}

async function visit(page: Page, address: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`the page threw "${error.message}".`));
  const remoteFailed = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      // The shell reports the failure of a remote with such a line only. Then there is no page to wait for.
      if (message.type() !== 'error' || !message.text().startsWith('[remotes]')) return;
      problems.push(`the shell said "${message.text()}".`);
      resolve();
    });
  });
  await page
    .goto(address, { waitUntil: 'load', timeout: limitMs })
    .catch((error: Error) => problems.push(error.message));
  const heading = page
    // Not the one of the markup that the page begins with.
    .locator('h1:not([data-prerendered] *)')
    .first()
    .waitFor({ timeout: limitMs })
    .catch(() => problems.push('no heading came on screen.'));
  await Promise.race([heading, remoteFailed]);
  return [...problems];
}

// Runs in the page, whose storage this program does not know.
declare const localStorage: { setItem(key: string, value: string): void };

async function signIn(context: BrowserContext, { signIn: plan }: SmokePlan, origin: string) {
  if (!plan) return;
  const answer = await context.request.post(`${origin}${plan.path}`, { data: plan.body });
  const token = ((await answer.json()) as Record<string, unknown>)[plan.token];
  if (typeof token !== 'string')
    throw new Refusal(`The smoke test could not sign in at ${plan.path}: status ${answer.status()}.`);
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), {
    key: plan.storageKey,
    value: token,
  });
}

/** The address of a route: its parameters filled in, the optional ones left out. */
function addressOf(route: string, params: Record<string, string>): string {
  return route
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:(\w+)/g, (_match, name: string) => params[name] ?? '1');
}
