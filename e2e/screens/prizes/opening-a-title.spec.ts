import type { Page } from '@playwright/test';
import { drawFrames } from '#support/frames.ts';
import { expect, test, withMotion } from '#support/test.ts';

test.use(withMotion);

/** Opens the customer's only title from its list; returns what moves on the way. */
async function openTitle(page: Page) {
  await page.goto('/meus-titulos/10');
  await page.getByText('Para raspar').waitFor();
  await page.evaluate(() => {
    const moved: string[] = [];
    // Observed when it begins: on a busy machine the title may arrive before its end is reported.
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      const seconds = Number.parseFloat(getComputedStyle(target as Element).transitionDuration);
      // A button that is pressed moves, too, for a moment.
      if (propertyName === 'transform' && seconds > 0.2) moved.push(`out: ${seconds} s`);
    });
    document.addEventListener('animationend', () => moved.push('in'));
    Object.assign(window, { moved });
  });
  await page.getByRole('button', { name: 'Abrir título' }).click();
  await page.getByRole('heading', { name: 'Seus números da sorte' }).waitFor();
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

test('the list goes out and the title comes in, and nothing moves for a customer who wants less motion', async ({
  page,
  customer,
  sandbox,
  signIn,
}) => {
  await sandbox.giveTitles(customer, { quantity: 1 });
  await signIn(customer);

  await test.step('with motion', async () => {
    const moved = await openTitle(page);
    await expect.poll(moved).toEqual(['out: 0.5 s', 'in']);
  });

  await test.step('with less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moved = await openTitle(page);
    await expect(page.getByRole('heading', { name: 'Seus números da sorte' })).toBeVisible();
    await drawFrames(page, 3);
    expect(await moved()).toEqual([]);
  });
});
