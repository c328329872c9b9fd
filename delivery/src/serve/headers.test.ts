import { headerRules, headersFor } from './headers';

const pay = 'https://pay.example';
const page = (allow: Record<string, string[]> = {}) =>
  headersFor(headerRules(allow), { path: '/perfil', status: 200 });

test('a page is protected by every header', () => {
  expect(page({ 'script-src': [pay] })).toEqual({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'self'; script-src 'self' ${pay}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; child-src 'none'; worker-src 'none'; media-src 'none'; object-src 'none'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  });
});

test('where no script comes from elsewhere, each needs a hash', () => {
  expect(page({ 'style-src': [pay] })['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(page({ 'script-src': [pay] })).not.toHaveProperty('integrity-policy');
});

test.each([
  ['/mfe-shop/1.0.0/a.js', 200, 'public, max-age=31536000, immutable'],
  ['/mfe-shop/1.0.0/a.js', 404, 'no-store'],
  ['/assets/a.png', 200, 'public, max-age=3600'],
  ['/mfe-shop', 200, 'no-cache'],
  ['/api/features', 200, undefined],
])('%s with status %d is kept: %s', (path, status, value) => {
  expect(headersFor(headerRules({}), { path, status })['cache-control']).toBe(value);
});
