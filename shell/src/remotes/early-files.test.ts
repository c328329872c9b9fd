import { prefetch, spendEarly, startEarly } from './early-files';

const folder = 'http://localhost:3000/mfe-shop/1.0.0-ab/';
const links = (rel: string) => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${CSS.escape(rel)}"]`),
];
const scripts = () => [...document.head.querySelectorAll('script')];

/** What the HTML of the first page has in its head. */
function preloaded(address: string, as: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href: address }));
}

afterEach(() => document.head.replaceChildren());

test('starts scripts and stylesheets at once, and waits for the stylesheets', async () => {
  let isStyled = false;
  const early = startEarly([`${folder}cart.js`, `${folder}cart.css`]).then(() => (isStyled = true));

  expect(scripts().map(({ src, async }) => [src, async])).toEqual([[`${folder}cart.js`, true]]);
  expect(links('stylesheet').map(({ href }) => href)).toEqual([`${folder}cart.css`]);
  await Promise.resolve();
  expect(isStyled).toBe(false);

  links('stylesheet')[0]?.dispatchEvent(new Event('load'));
  await early;
  await startEarly([`${folder}cart.css`]);
  expect(links('stylesheet')).toHaveLength(1);
});

test('tells of a stylesheet that does not come, and takes it out', async () => {
  const early = startEarly([`${folder}cart.css`]);
  links('stylesheet')[0]?.dispatchEvent(new Event('error'));

  await expect(early).rejects.toMatchObject({ kind: 'chunk-missing' });
  expect(links('stylesheet')).toEqual([]);
});

test.each(['load', 'error'])('takes a script out that has ended with %s', (end) => {
  void startEarly([`${folder}cart.js`]);

  scripts()[0]?.dispatchEvent(new Event(end));

  expect(scripts()).toEqual([]);
});

test('spends what was asked for early from one folder, and leaves the rest', () => {
  const other = 'http://localhost:3000/mfe-account/1.0.0-ab/';
  preloaded(`${folder}cart.js`, 'script');
  preloaded(`${folder}cart.css`, 'style');
  preloaded(`${other}login.js`, 'script');
  void startEarly([`${folder}hangs.js`, `${folder}hangs.css`, `${other}door.js`]);

  spendEarly(folder);

  expect(links('preload').map(({ href }) => href)).toEqual([`${other}login.js`]);
  const [spent, left] = scripts();
  expect([left?.src, spent?.src]).toEqual([`${other}door.js`, `${folder}cart.js`]);
  const [style] = links('stylesheet');
  expect(style?.media).toBe('not all');

  spent?.dispatchEvent(new Event('error'));
  style?.dispatchEvent(new Event('load'));
  expect(document.head.children).toHaveLength(2);
});

test('asks for later what was not asked for yet, whether for now or for later', () => {
  preloaded(`${folder}cart.js`, 'script');
  prefetch([`${folder}cart.js`, `${folder}cart.css`]);
  prefetch([`${folder}cart.css`]);

  expect(links('prefetch').map(({ href }) => href)).toEqual([`${folder}cart.css`]);
});
