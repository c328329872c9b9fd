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

/** Starts WebKitGTK's driver on a screen of its own, which nobody sees. */
export async function startDriver() {
  const size = `${screen.width}x${screen.height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(server);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, TZ: 'America/Sao_Paulo' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  return {
    send: sendTo(address),
    stop: async () => {
      for (const child of [driver, server]) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
  };
}

const sendTo =
  (address: string): Send =>
  async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Answer & { error: string; message: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** Opens a browser that has been nowhere yet. All that it loads goes through the proxy. */
export async function openBrowser(send: Send, proxy: string): Promise<Send> {
  if (!existsSync(browser)) throw new Error(`There is no ${browser}: install webkit2gtk-driver`);
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        proxy: { proxyType: 'manual', httpProxy: proxy },
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('nothing to read from');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return line;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not respond`);
}
