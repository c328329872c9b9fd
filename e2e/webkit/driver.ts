import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '#support/free-port.ts';

/** One command of WebDriver (https://www.w3.org/TR/webdriver2/); rejects with the driver's own message. */
export type Send = <Answer = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>;

/** The screen on which WebKit's windows are, in pixels. */
export const screen = { width: 1600, height: 1400 };

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A driver that has opened no browser by then never does. */
const opensWithin = 60_000;

/** Starts WebKitGTK's driver on a screen of its own, which nobody sees. */
export async function startDriver() {
  if (!existsSync(browser)) throw new Error(`There is no ${browser}: install webkit2gtk-driver`);
  const size = `${screen.width}x${screen.height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(server);
  let driver = await driverOn(display);
  return {
    /** Opens a browser that has been nowhere yet. All that it loads goes through the proxy. */
    open: async (proxy: string): Promise<Send> => {
      for (let triesLeft = 2; ; triesLeft -= 1) {
        try {
          return await openBrowser(driver.address, proxy);
        } catch (error) {
          if (triesLeft === 0) throw error;
          await driver.end();
          driver = await driverOn(display);
        }
      }
    },
    stop: async () => {
      await driver.end();
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

async function driverOn(display: string) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, TZ: 'America/Sao_Paulo' },
    stdio: 'ignore',
    // A group of processes, which ends with its browser.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  return {
    address,
    end: async () => {
      const ended = once(driver, 'exit');
      if (driver.pid) process.kill(-driver.pid);
      await ended;
    },
  };
}

const sendTo =
  (address: string, signal?: AbortSignal): Send =>
  async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(signal && { signal }),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Answer & { error: string; message: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

async function openBrowser(address: string, proxy: string): Promise<Send> {
  const start = sendTo(address, AbortSignal.timeout(opensWithin));
  const { sessionId } = await start<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        proxy: { proxyType: 'manual', httpProxy: proxy },
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  const send = sendTo(address);
  return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('nothing to read from');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return line;
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + opensWithin;
  while (Date.now() < end) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not respond`);
}
