import CDP from 'chrome-remote-interface';
import { chromium } from '@playwright/test';
import { watchPage } from './page-watch';
import type { Profile } from './profiles';

const port = 4548;

/** One tab of a visitor, to which nothing is attached but what a measure asks for. */
export type Tab = CDP.Client & {
  /** Runs a function in the page, with values that JSON can say, and returns what it returns, or what its promise becomes. */
  run<Value, Words extends unknown[]>(
    work: (...words: Words) => Value | Promise<Value>,
    ...words: Words
  ): Promise<Value>;
  leave: () => Promise<void>;
};

/** A visitor with a cache of their own. */
export interface Visitor {
  openTab: () => Promise<Tab>;
  leave: () => Promise<void>;
}

// `npm test` installs it.
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** Starts the browser: for Playwright, and for `newVisitor`, which watches less than Playwright does. */
export const startChrome = () =>
  chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });

/** A visitor with an empty cache, signed in where there is a token. */
export async function newVisitor(profile: Profile, token?: string): Promise<Visitor> {
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  const browser = await CDP({ target: webSocketDebuggerUrl });
  const { browserContextId } = await browser.Target.createBrowserContext();
  return {
    openTab: async () => {
      const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId });
      return prepared(await CDP({ port, target: targetId }), profile, token);
    },
    leave: async () => {
      await browser.Target.disposeBrowserContext({ browserContextId });
      await browser.close();
    },
  };
}

async function prepared(client: CDP.Client, profile: Profile, token = ''): Promise<Tab> {
  const { viewport, slowdown } = profile;
  await client.Page.enable();
  await client.Emulation.setDeviceMetricsOverride({ ...viewport, deviceScaleFactor: 1, mobile: false });
  await client.Emulation.setEmulatedMedia({
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  const lines = [`(${String(watchPage)})();`, token && `localStorage.setItem('token', '${token}');`];
  await client.Page.addScriptToEvaluateOnNewDocument({ source: named + lines.join('\n') });
  await client.Emulation.setCPUThrottlingRate({ rate: slowdown });
  const run = async <Value, Words extends unknown[]>(
    work: (...words: Words) => Value | Promise<Value>,
    ...words: Words
  ) => {
    const { result, exceptionDetails } = await client.Runtime.evaluate({
      expression: `${named}(${String(work)})(...${JSON.stringify(words)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  };
  const leave = async () => {
    await client.Page.close();
    await client.close();
  };
  return Object.assign(client, { run, leave });
}

// The compiler that runs the bench wraps named functions in a call of this, also those that go to the browser.
const named = 'globalThis.__name ??= (value) => value;\n';
