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

test('takes no remote that does not exist', () => {
  expect(readOverrides(allowed, { search: `?override=mfe-evil@${own}` })).toEqual([]);
});

test('puts the override in the place of the published version, with no version behind it', () => {
  const row = (name: 'mfe-shop' | 'mfe-account') => ({
    name,
    version: '1.0.0',
    entry: `/${name}/1.0.0/mf-manifest.json`,
    previous: { version: '0.9.0', entry: `/${name}/0.9.0/mf-manifest.json` },
  });
  const registry = withOverrides({ remotes: [row('mfe-shop'), row('mfe-account')] }, [
    { name: 'mfe-shop', entry: own },
  ]);

  expect(registry.remotes).toEqual([
    row('mfe-account'),
    { name: 'mfe-shop', version: 'override', entry: own },
  ]);
});
