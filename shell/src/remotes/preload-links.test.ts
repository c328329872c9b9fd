import { prefetch, preload, spendPreloads } from './preload-links';

const folder = 'http://localhost:3000/mfe-shop/1.0.0-ab/';
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

afterEach(() => document.head.replaceChildren());

test('asks for each file once, as what it is', () => {
  preload([`${folder}cart.js`, `${folder}cart.css`]);
  preload([`${folder}cart.js`]);

  expect(links().map(({ href, as }) => [href, as])).toEqual([
    [`${folder}cart.js`, 'script'],
    [`${folder}cart.css`, 'style'],
  ]);
});

test('spends what was asked for early from one folder, and leaves the rest', () => {
  preload([`${folder}cart.js`, `${folder}cart.css`, 'http://localhost:3000/mfe-account/1.0.0-ab/login.js']);

  spendPreloads(folder);

  expect(links().map(({ href }) => href)).toEqual(['http://localhost:3000/mfe-account/1.0.0-ab/login.js']);
  const script = document.head.querySelector('script');
  expect(script?.src).toBe(`${folder}cart.js`);
  const style = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  expect(style?.media).toBe('not all');

  script?.dispatchEvent(new Event('error'));
  style?.dispatchEvent(new Event('load'));
  expect(document.head.children).toHaveLength(1);
});

test('asks for later what was not asked for yet, whether for now or for later', () => {
  preload([`${folder}cart.js`]);
  prefetch([`${folder}cart.js`, `${folder}cart.css`]);
  prefetch([`${folder}cart.css`]);

  const later = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
  expect(later.map(({ href }) => href)).toEqual([`${folder}cart.css`]);
});
