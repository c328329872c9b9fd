import { createSandboxClient, type TestCustomer } from 'sandbox/testing/sandbox-client';
import { api, comparedNames } from '#sites/variants.ts';
import { newVisitor, type Tab } from './chrome';
import { openLines } from './measure-pages';
import { mobile } from './profiles';
import { open } from './visit';

/** How long it took from a press, when the finger leaves the glass, to the heading of the next page, in milliseconds. */
export interface NavigationSample {
  variant: string;
  way: string;
  ms: number;
}

interface Way {
  way: string;
  from: string;
  isSignedIn: boolean;
  /** The element that is pressed, and how the heading of the next page begins. */
  press: string;
  heading: string;
}

/** The ways that customers take most from one page to another. */
const ways: Way[] = [
  {
    way: 'home to login',
    from: '/',
    isSignedIn: false,
    press: 'header a[href="/perfil"]',
    heading: 'Faça Login',
  },
  {
    way: 'login to my titles',
    from: '/meus-titulos',
    isSignedIn: false,
    press: 'main button[type="submit"]',
    heading: 'Meus Títulos',
  },
  {
    way: 'my titles to a title',
    from: '/meus-titulos/10',
    isSignedIn: true,
    press: 'main article button',
    heading: 'Detalhes',
  },
  {
    way: 'campaign to cart',
    from: '/compra',
    isSignedIn: true,
    press: 'main a[href="/carrinho"]',
    heading: 'Meu carrinho',
  },
];

/** Presses each way on a mobile whose cache has the code of both pages; the first time of each visitor does not count. */
export async function measureNavigation(runs: number): Promise<NavigationSample[]> {
  const lines = await openLines(mobile);
  const sandbox = createSandboxClient(api);
  const customer = await sandbox.newCustomer();
  await sandbox.giveTitles(customer, { quantity: 3 });
  const samples: NavigationSample[] = [];
  for (const { way, from, isSignedIn, press, heading } of ways) {
    const visitors = await Promise.all(
      comparedNames.map(async (variant) => ({
        variant,
        visitor: await newVisitor(mobile, isSignedIn ? customer.token : undefined),
      })),
    );
    for (let round = 0; round <= runs; round++)
      for (const { variant, visitor } of visitors) {
        const tab = await visitor.openTab();
        await open(tab, lines[variant], from);
        if (way === 'login to my titles') await typeLogin(tab, customer);
        const ms = await tab.run(pressAndWait, press, heading);
        if (round > 0) samples.push({ variant, way, ms });
        // A customer who has just logged in opens the site again.
        await tab.run(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
        await tab.leave();
      }
    for (const { visitor } of visitors) await visitor.leave();
  }
  return samples;
}

const typeLogin = (tab: Tab, { cpf, password }: TestCustomer) =>
  tab.run(
    (texts: string[]) => {
      const fields = document.querySelectorAll<HTMLInputElement>('main input');
      texts.forEach((text, place) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(fields[place], text);
        fields[place]?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    [cpf, password],
  );

// A finger rests on the glass for 90 ms on the average (decision 26): either site may use them.
function pressAndWait(press: string, heading: string) {
  return new Promise<number>((resolve, reject) => {
    let started = 0;
    const look = () => {
      const words = document.querySelector('main h1')?.textContent ?? '';
      if (words.startsWith(heading)) return resolve(performance.now() - started);
      if (performance.now() - started > 20_000) return reject(new Error(`${heading} is not ${words}`));
      requestAnimationFrame(look);
    };
    const target = document.querySelector<HTMLElement>(press);
    if (!target) return reject(new Error(`There is no ${press}`));
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    setTimeout(() => {
      started = performance.now();
      target.click();
      requestAnimationFrame(look);
    }, 90);
  });
}
