import { createSandboxClient } from 'sandbox/testing/sandbox-client';
import { api, comparedNames } from '#sites/variants.ts';
import { newVisitor } from './chrome';
import { openLines } from './measure-pages';
import { mobile } from './profiles';

/** When a page's own control responded to a visitor who used it as soon as it was there, in milliseconds since the page was requested. */
export interface ControlSample {
  variant: string;
  control: string;
  ms: number;
}

const controls = [
  { control: 'a letter typed in the login stays', path: '/login', answer: letterStays },
  { control: 'the filter of the FAQ filters', path: '/FAQ/Lista', answer: filterFilters },
  { control: '+ of the cart adds one', path: '/carrinho', answer: plusAdds, isGuarded: true },
];

/** Uses a control of three pages in first visits on a mobile, by turns. */
export async function measureControls(runs: number): Promise<ControlSample[]> {
  const lines = await openLines(mobile);
  const { token } = await createSandboxClient(api).newCustomer();
  const samples: ControlSample[] = [];
  for (let round = 0; round < runs; round++)
    for (const { control, path, answer, isGuarded } of controls)
      for (const variant of comparedNames) {
        const visitor = await newVisitor(mobile, isGuarded ? token : undefined);
        const tab = await visitor.openTab();
        await tab.Page.navigate({ url: lines[variant].address + path });
        samples.push({ variant, control, ms: await tab.run(answer) });
        await visitor.leave();
      }
  return samples;
}

// These run in the page, and use nothing from outside.

async function letterStays() {
  const frame = () => new Promise(requestAnimationFrame);
  const field = () => document.querySelector<HTMLInputElement>('main input[name="cpf"]');
  for (;;) {
    while (!field()) await frame();
    const typedAt = performance.now();
    const input = field();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '5');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await window.benchUsable;
    for (let frames = 0; frames < 5; frames++) await frame();
    if (field()?.value === '5') return typedAt;
  }
}

async function filterFilters() {
  const frame = () => new Promise(requestAnimationFrame);
  const input = () => document.querySelector<HTMLInputElement>('main input[name="search"]');
  const shown = () => document.querySelectorAll('main article').length;
  while (!input() || shown() === 0) await frame();
  const all = shown();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input(),
    'Quem pode comprar',
  );
  input()?.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector<HTMLElement>('main form button[type="submit"]')?.click();
  while (shown() === 0 || shown() >= all) await frame();
  return performance.now();
}

async function plusAdds() {
  const frame = () => new Promise(requestAnimationFrame);
  const more = () => document.querySelector<HTMLElement>('main button[aria-label^="Aumentar quantidade"]');
  const count = () => document.querySelector<HTMLInputElement>('main input[inputmode="numeric"]')?.value;
  while (!more()) await frame();
  more()?.click();
  while (count() !== '1') await frame();
  return performance.now();
}
