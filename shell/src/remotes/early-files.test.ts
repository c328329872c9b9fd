import { discardAttempt, refetch, startEarly } from './early-files';

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

test('reports a stylesheet that fails to load, and removes it', async () => {
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

test('ends the requests for some files: listeners get an error, preloads are replaced, and the rest is left', async () => {
  const ended = ['cart.js', 'cart.css', 'hangs.js', 'hangs.css'].map((file) => folder + file);
  preloaded(`${folder}cart.js`, 'script');
  preloaded(`${folder}cart.css`, 'style');
  preloaded(`${folder}login.js`, 'script');
  const early = startEarly([`${folder}hangs.js`, `${folder}hangs.css`, `${folder}other.js`]);
  const heard = jest.fn();
  scripts()[0]?.addEventListener('error', heard);

  discardAttempt(ended);

  await expect(early).rejects.toMatchObject({ kind: 'chunk-missing' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(links('preload').map(({ href }) => href)).toEqual([`${folder}login.js`]);
  const [used, left] = scripts();
  expect([left?.src, used?.src]).toEqual([`${folder}other.js`, `${folder}cart.js`]);
  const [style] = links('stylesheet');
  expect(style?.media).toBe('not all');

  used?.dispatchEvent(new Event('error'));
  style?.dispatchEvent(new Event('load'));
  expect(document.head.children).toHaveLength(2);
});

test('leaves a stylesheet that has come', () => {
  const style = document.createElement('style');
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${folder}cart.css`,
  });
  Object.defineProperty(link, 'sheet', { value: style.sheet ?? {} });
  document.head.append(link);

  discardAttempt([link.href]);

  expect(links('stylesheet')).toEqual([link]);
});

test('asks the network for files past the cache, and takes no failure ill', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      String(address).endsWith('.css') ? Promise.reject(new TypeError('Failed to fetch')) : new Response('x'),
    );

  await refetch([`${folder}cart.css`, `${folder}cart.js`]);

  expect(asked.mock.calls.map(([address, init]) => [address, init?.cache])).toEqual([
    [`${folder}cart.css`, 'reload'],
    [`${folder}cart.js`, 'reload'],
  ]);
});
