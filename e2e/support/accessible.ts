import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

// Half the text of what AxeBuilder sends by itself, and read in half the time.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// All other rules read the markup, and what of it is hidden.
const layoutRules = [
  ...['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block', 'skip-link'],
  'label-content-name-mismatch',
];

/** Fails with the list of what axe finds wrong on the page, as WCAG 2.2 AA has it. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolation(page, 'every rule');

/** The same, where the page has been checked at another width with the same markup, and the same parts of it hidden. */
export const expectAccessibleLayout = (page: Page): Promise<void> => expectNoViolation(page, 'layout');

async function expectNoViolation(page: Page, what: 'every rule' | 'layout') {
  // What fades in has other colours on its way. What moves without an end, and a toast's clock, have no words.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const hasWords = ({ effect }: Animation) =>
          !(effect instanceof KeyframeEffect && effect.target?.closest('[aria-hidden="true"]'));
        const running = document.getAnimations().filter(({ playState }) => playState === 'running');
        return running.filter(hasWords).length;
      }),
    )
    .toBe(0);
  const hasFrames = page.frames().length > 1;
  // A page that has read axe's code once, half a megabyte, need not read it again.
  const hasAxe = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const { violations } = await new AxeBuilder({ page, axeSource: hasAxe ? ';' : axeSource })
    // What axe collects from frames it puts together on a second page; without frames that costs only time.
    .setLegacyMode(!hasFrames)
    .options({
      // All violations, and of what passes no list of elements.
      resultTypes: ['violations'],
      runOnly: what === 'layout' ? { type: 'rule', values: layoutRules } : { type: 'tag', values: tags },
    })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
