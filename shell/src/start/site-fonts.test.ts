import { showSiteFonts } from './site-fonts';

const { dataset } = document.documentElement;

test('the fonts of the site take the place of the system’s once all of them are there', async () => {
  let haveCome: () => void = () => undefined;
  const load = () => new Promise<void>((resolve) => (haveCome = resolve));
  const missing = { load: () => Promise.reject(new Error('not there')) };
  Object.defineProperty(document, 'fonts', { value: [missing, { load }], configurable: true });
  dataset['fonts'] = 'system';

  const shown = showSiteFonts(document);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(dataset['fonts']).toBe('system');

  haveCome();
  await shown;
  expect(dataset['fonts']).toBeUndefined();
});
