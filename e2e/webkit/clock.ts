import type { Page } from '@playwright/test';
import { bundled } from './bundled.ts';
import type { Send } from './driver.ts';
import type { Programs } from './programs.ts';
import type { Proxy } from './proxy.ts';

const program = `
  if (!window.__pwClock) {
    const module = {};
    ${bundled('clockSource')}
    window.__pwClock = module.exports.inject()(window, 'webkit');
  }
`;

/** Playwright's fake clock in a page of WebKit. A document that comes later is told what was done before. */
export function clockOf({ send, run, url }: Programs & { send: Send }, { runFirst }: Proxy): Page['clock'] {
  const inThisDocument = async (words: string) => {
    // The empty page that a window begins with may share its globals with the document that follows.
    if (url() !== 'about:blank') await run(words);
  };
  let isInstalled = false;

  async function tell(method: string, ...numbers: number[]) {
    if (!isInstalled) {
      isInstalled = true;
      // The driver counts the time of a program by the page's own clock.
      await send('POST', '/timeouts', { script: null });
      runFirst(`(() => { ${program} })();`);
      await inThisDocument(program);
    }
    const words = [`'${method}'`, Date.now(), ...numbers].join(', ');
    runFirst(`window.__pwClock.controller.log(${words});`);
    await inThisDocument(`await window.__pwClock.controller.${method}(${numbers.join(', ')});`);
  }

  const clock = {
    install: ({ time = Date.now() }: { time?: number | Date } = {}) => tell('install', Number(time)),
    setSystemTime: (time: number | Date) => tell('setSystemTime', Number(time)),
    pauseAt: (time: number | Date) => tell('pauseAt', Number(time)),
    runFor: (milliseconds: number) => tell('runFor', milliseconds),
    fastForward: (milliseconds: number) => tell('fastForward', milliseconds),
    resume: () => tell('resume'),
  };
  return clock as unknown as Page['clock'];
}
