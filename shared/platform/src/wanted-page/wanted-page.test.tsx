import { pageAfterLogin, rememberWanted } from './wanted-page';

test('leads back to the page that was wanted, with its query and hash', () => {
  const state = rememberWanted({ pathname: '/meus-titulos/10', search: '?a=1', hash: '#b' });

  expect(pageAfterLogin(state)).toBe('/meus-titulos/10?a=1#b');
});

test.each([
  undefined,
  null,
  'x',
  {},
  { wanted: 5 },
  { wanted: '' },
  { wanted: 'https://evil.example/' },
  { wanted: '//evil.example/' },
  { wanted: '/\\evil.example/' },
  { wanted: 'javascript:alert(1)' },
])('leads home where the history holds no page of this site: %j', (state) => {
  expect(pageAfterLogin(state)).toBe('/home');
});
