import type { Browser, BrowserContext } from '@playwright/test';
import { watchPage } from './page-watch';
import type { Profile } from './profiles';
import { longestChain, quiet, watchRequests } from './requests';

/** What one visit of one page came to. Sizes are bytes over the wire, times milliseconds. */
export interface Visit {
  scriptBytes: number;
  styleBytes: number;
  chain: number;
  usable: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** A visitor with an empty cache, signed in where there is a token. */
export async function newVisitor(
  browser: Browser,
  profile: Profile,
  token?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: profile.viewport, reducedMotion: 'reduce' });
  // The compiler that runs the bench wraps named functions in a call of this, also those that go to the browser.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(watchPage);
  if (token) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  return context;
}

/** Opens a page in a tab of its own and slows the tab down as the profile says. */
export async function openTab(context: BrowserContext, profile: Profile) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (profile.network)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
  if (profile.slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  return { page, requests: watchRequests(session) };
}

/** Visits one page and waits until it is quiet. */
export async function visit(context: BrowserContext, profile: Profile, address: string): Promise<Visit> {
  const { page, requests } = await openTab(context, profile);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => window.benchTimes.usable > 0);
  await quiet(requests);
  const times = await page.evaluate(() => window.benchTimes);
  const [document] = requests;
  if (!document) throw new Error(`${address} asked for nothing`);
  const at = (ms: number) => document.started + ms / 1000;
  const sum = (type: string) =>
    requests
      .filter((request) => request.type === type && request.started <= at(times.usable))
      .reduce((total, { bytes }) => total + bytes, 0);
  await page.close();
  return {
    scriptBytes: sum('Script'),
    styleBytes: sum('Stylesheet'),
    chain: longestChain(requests, at(times.largestPaint)),
    ...times,
  };
}
