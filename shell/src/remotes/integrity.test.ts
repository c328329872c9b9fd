import { hashFor, isIntact, registerHashes } from './integrity';

declare const process: { env: Record<string, string | undefined> };

test('knows the hash of each file of a version, whichever way its address is written', () => {
  registerHashes('http://localhost:3000/mfe-shop/1.0.0/mf-manifest.json', { 'entry.js': 'sha256-a' });

  expect(hashFor('http://localhost:3000/mfe-shop/1.0.0/entry.js')).toBe('sha256-a');
  expect(hashFor('/mfe-shop/1.0.0/entry.js')).toBe('sha256-a');
});

test('knows the shell’s own files by their path on the site', () => {
  registerHashes('http://localhost:3000/perfil/senha', { '/shell/1.0.0/main.js': 'sha256-b' });

  expect(hashFor('/shell/1.0.0/main.js')).toBe('sha256-b');
});

test('asks for no hash during development', async () => {
  expect(hashFor('/mfe-shop/1.0.0/unknown.js')).toBe('');
  expect(await isIntact('/mfe-shop/1.0.0/mf-manifest.json', '{}', undefined)).toBe(true);
});

describe('in production', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  });

  test('gives a file that nobody vouched for a hash that no file has', async () => {
    const { hashFor: hash, isIntact: intact } = await import('./integrity');

    expect(hash('/mfe-shop/1.0.0/unknown.js')).toBe(`sha256-${'A'.repeat(43)}=`);
    expect(await intact('/mfe-shop/1.0.0/mf-manifest.json', '{}', undefined)).toBe(false);
  });

  test('lets files of a trusted origin pass, and of no other', async () => {
    const { hashFor: hash, trustOrigin: trust } = await import('./integrity');
    trust('http://localhost:3102/mf-manifest.json');

    expect(hash('http://localhost:3102/entry.js')).toBe('');
    expect(hash('http://localhost:3103/entry.js')).toMatch(/^sha256-A/);
  });
});
