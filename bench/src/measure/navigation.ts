import { newVisitor } from './chrome';
import type { Line } from './line';
import type { Profile } from './profiles';
import { open, timesOf } from './visit';

const presses = 3;

/**
 * From a visitor's press on the cart's link of the FAQ, once that page has come to rest, to the login's heading, in milliseconds,
 * some times over. Both pages' code is in the cache.
 */
export async function measureNavigation(profile: Profile, line: Line): Promise<number[]> {
  const visitor = await newVisitor(profile);
  for (const path of ['/login', '/FAQ/Lista']) await timesOf(visitor, line, path);
  const times: number[] = [];
  for (let press = 0; press < presses; press++) {
    const tab = await visitor.openTab();
    await open(tab, line, '/FAQ/Lista');
    times.push(await tab.run(pressCart));
    await tab.leave();
  }
  await visitor.leave();
  return times;
}

const pressCart = () =>
  new Promise<number>((resolve) => {
    const started = performance.now();
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading?.startsWith('Faça Login')) resolve(performance.now() - started);
      else requestAnimationFrame(look);
    };
    document.querySelector<HTMLAnchorElement>('header a[href^="/carrinho"]')?.click();
    requestAnimationFrame(look);
  });
