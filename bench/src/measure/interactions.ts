import type { Browser, Page } from '@playwright/test';
import { createSandboxClient } from 'sandbox/testing/sandbox-client';
import type { Profile } from './profiles';

interface Interaction {
  name: string;
  /** Prepares the page, up to the moment of the interaction. */
  open: (page: Page, site: string) => Promise<void>;
  interact: (page: Page) => Promise<void>;
}

const type = (label: string, text: string) => async (page: Page) => {
  await page.getByLabel(label).first().pressSequentially(text, { delay: 60 });
};

/** The interactions of which a customer makes many; `title` is a digital title of the customer with a covered card. */
const interactions = (title: string): Interaction[] => [
  {
    name: 'typing in sign-up',
    open: async (page, site) => void (await page.goto(`${site}/cadastro/passos/1`)),
    interact: async (page) => {
      await page.getByLabel('Nome completo').fill('');
      await type('Nome completo', 'Marina de Souza')(page);
      await type('CPF', '52998224725')(page);
    },
  },
  {
    name: 'FAQ filter',
    open: async (page, site) => void (await page.goto(`${site}/FAQ/Lista`)),
    interact: async (page) => type('Buscar dúvidas frequentes', 'como resgato o prêmio')(page),
  },
  {
    name: 'cart buttons',
    open: async (page, site) => void (await page.goto(`${site}/carrinho`)),
    interact: async (page) => {
      const more = page.getByRole('button', { name: /^Aumentar quantidade/ }).first();
      for (let press = 0; press < 8; press++) await more.click();
    },
  },
  {
    name: 'scratching',
    open: async (page, site) => {
      await page.goto(`${site}/meus-titulos/10/detalhes/${title}/digital`);
      await page.getByRole('tab', { name: 'Raspe Mais' }).click();
      await page.getByRole('heading', { name: /de 6 campos/ }).waitFor();
    },
    interact: async (page) => {
      const cell = page.getByRole('button', { name: /^Campo 1,/ });
      await cell.scrollIntoViewIfNeeded();
      const box = await cell.boundingBox();
      if (!box) throw new Error('The card has no first cell');
      for (const part of [0.3, 0.45, 0.6]) {
        await page.mouse.move(box.x + 5, box.y + box.height * part);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width - 5, box.y + box.height * part, { steps: 20 });
        await page.mouse.up();
      }
    },
  },
];

/** The longest time from an input to the next paint, in milliseconds, of each interaction. */
export async function measureInteractions(
  browser: Browser,
  profile: Profile,
  at: { site: string; api: string },
) {
  const sandbox = createSandboxClient(at.api);
  const customer = await sandbox.newCustomer();
  const [title = ''] = await sandbox.giveTitles(customer, { prizeCents: [0] });
  const results: Record<string, number> = {};
  for (const { name, open, interact } of interactions(title)) {
    const context = await browser.newContext({ viewport: profile.viewport, reducedMotion: 'reduce' });
    await context.addInitScript((token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('cookieConsent', 'true');
    }, customer.token);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
    await open(page, at.site);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchInputs);
    await interact(page);
    results[name] = await page.evaluate(longestInput);
    await context.close();
  }
  return results;
}

declare global {
  interface Window {
    benchLongestInput: number;
  }
}

/** An input is reported after the paint that follows it. */
const longestInput = () =>
  new Promise<number>((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => resolve(window.benchLongestInput))),
  );

function watchInputs() {
  window.benchLongestInput = 0;
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => {
      window.benchLongestInput = Math.max(window.benchLongestInput, duration);
    }),
  ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
