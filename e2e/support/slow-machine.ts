import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/**
 * Runs a browser's pages as a machine does that is eight times slower, until the returned function is called: their
 * processes stand still seven times as long as they had the processor. DevTools' throttling slows down one thread, and
 * keeps the processor busy meanwhile.
 */
export async function slowDown(browser: Browser): Promise<() => Promise<void>> {
  const devtools = await browser.newBrowserCDPSession();
  const seconds = new Map<number, number>();
  /** The processes of pages, and the most seconds that one of them ran since this was asked for. */
  const look = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    const ran = Math.max(0, ...pages.map(({ id, cpuTime }) => cpuTime - (seconds.get(id) ?? 0)));
    pages.forEach(({ id, cpuTime }) => seconds.set(id, cpuTime));
    return { ids: pages.map(({ id }) => id), ran };
  };
  await look();
  let isSlow = true;
  const slowness = (async () => {
    while (isSlow) {
      await pause(5);
      const { ids, ran } = await look();
      ids.forEach((id) => signal(id, 'SIGSTOP'));
      await pause(ran * 7_000);
      ids.forEach((id) => signal(id, 'SIGCONT'));
    }
  })();
  return async () => {
    isSlow = false;
    await slowness;
    await devtools.detach();
  };
}

function signal(id: number, name: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(id, name);
  } catch (error) {
    // A page that is left may end its process meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
