import * as fc from 'fast-check';
import { createBrowserRouter } from 'react-router-dom';
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
  { wanted: '/\t/evil.example/' },
  { wanted: '/\n/evil.example/' },
  { wanted: '/.//evil.example/' },
  { wanted: '/a/..//evil.example/' },
  { wanted: ' //evil.example/' },
  { wanted: `/${'a'.repeat(5000)}` },
  { wanted: 'javascript:alert(1)' },
])('leads home where the history holds no page of this site: %j', (state) => {
  expect(pageAfterLogin(state)).toBe('/home');
});

describe('whatever the history holds', () => {
  const piece = fc.constantFrom(
    ...['/', '\\', '\t', '\n', '\r', '\0', ' ', '.', '..', ':', '@', '?', '#', '%', '%2f', '%5c', '%E0%A4'],
    ...[
      'http:',
      'https:',
      'javascript:',
      'data:',
      'evil.example',
      'meus-titulos',
      '\u2028',
      '\u202e',
      'é',
      '\ud800',
    ],
  );
  const address = fc.oneof(
    fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  );

  test('a login leads to a page of this site, and throws nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(); // The router's own line about a path that cannot be decoded.
    const router = createBrowserRouter([{ path: '*', element: null }]);
    const { origin } = window.location;

    await fc.assert(
      fc.asyncProperty(address, async (wanted) => {
        const page = pageAfterLogin({ wanted });
        await router.navigate(page);
        expect(window.location.origin).toBe(origin);
        expect(new URL(page, origin).origin).toBe(origin);
      }),
      { numRuns: 500 },
    );
    router.dispose();
  });

  test('values of any other kind lead home', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const page = pageAfterLogin(value);
        expect(new URL(page, window.location.origin).origin).toBe(window.location.origin);
      }),
    );
  });
});
