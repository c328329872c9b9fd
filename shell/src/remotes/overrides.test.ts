import { readOverrides, withOverrides } from './overrides';

const own = 'http://localhost:3102/mf-manifest.json';
const asking = (entry: string) => ({ search: `?override=mfe-shop@${encodeURIComponent(entry)}` });
const allowed = { allowOverrides: true };

test('takes a remote from the developer’s machine when the address asks for it, and keeps it', () => {
  expect(readOverrides(allowed, asking(own))).toEqual([{ name: 'mfe-shop', entry: own }]);
  expect(readOverrides(allowed, { search: '' })).toEqual([{ name: 'mfe-shop', entry: own }]);
});

test('does nothing at all in a production configuration', () => {
  localStorage.setItem('remoteOverrides', JSON.stringify({ 'mfe-shop': own }));

  expect(readOverrides({ allowOverrides: false }, asking(own))).toEqual([]);
});

test.each([
  'http://evil.example/mf-manifest.json',
  'http://localhost.evil.example/mf-manifest.json',
  'http://127.0.0.1.evil.example/',
  'javascript:alert(1)',
  'nonsense',
])('never takes one from elsewhere (%s)', (entry) => {
  expect(readOverrides(allowed, asking(entry))).toEqual([]);
});

const row = (name: string) => ({
  name,
  version: '1.0.0',
  entry: `/${name}/1.0.0/mf-manifest.json`,
  routes: { [`/${name}`]: { page: 'first' } },
  previous: { version: '0.9.0', entry: `/${name}/0.9.0/mf-manifest.json` },
});
const published = { remotes: [row('mfe-shop'), row('mfe-account')] };

test('puts the override in the place of the published version, with the pages of its build and no version behind it', async () => {
  const routes = { '/clube': { page: 'club', guarded: true } };
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ name: 'mfe-shop', routeTable: routes }));

  const registry = await withOverrides(published, [{ name: 'mfe-shop', entry: own }]);

  expect(registry.remotes).toEqual([
    row('mfe-account'),
    { name: 'mfe-shop', version: 'override', entry: own, routes },
  ]);
  expect(String(asked.mock.calls[0]?.[0])).toBe('http://localhost:3102/build.json');
});

test('a remote whose build does not tell its pages has those of the published version', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));

  const registry = await withOverrides(published, [{ name: 'mfe-shop', entry: own }]);

  expect(registry.remotes[1]?.routes).toEqual({ '/mfe-shop': { page: 'first' } });
});
