import { compose } from '#compose/compose.ts';
import type { SiteSettings } from '#compose/site-files.ts';
import { depot } from '#storage/depot.ts';
import { newKeyPair } from '#storage/keys.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { applySettings, readSettings, readSettingsHistory } from './settings';

const ana = { by: 'ana', why: 'the new provider' };
const bia = { by: 'bia', why: '' };
const settings = (publicKey: string) => ({ config: { paymentPublicKey: publicKey }, allow: {} });

test('keeps each change with who, when and why', async () => {
  const site = memoryDepot();
  await applySettings(site, settings('one'), bia);
  await applySettings(site, settings('two'), ana);
  await applySettings(site, settings('two'), bia);

  expect((await readSettingsHistory(site)).map(({ revision, by, why }) => [revision, by, why])).toEqual([
    [1, 'bia', ''],
    [2, 'ana', 'the new provider'],
  ]);
});

test.each(['clube', '/clube/', '/clube/:nivel', '//evil', ''])(
  'refuses %j as the beginning of paths',
  async (prefix) => {
    const wanted = { ...settings('one'), prefixes: { 'mfe-club': [prefix] } };

    await expect(applySettings(memoryDepot(), wanted, ana)).rejects.toThrow('is not the beginning of a path');
  },
);

test('composing with older settings in the file does not overwrite those of the site', async () => {
  const site = memoryDepot();
  await compose(site, settings('old'));
  await applySettings(site, settings('new'), ana);
  await compose(site, settings('old'));

  expect(JSON.parse(String(await site.read('config.json')))).toEqual({ paymentPublicKey: 'new' });
});

test('a key that releases one remote changes no settings, and writes no first ones', async () => {
  const { signing, trusted } = newKeyPair();
  const team = depot(
    memoryStore(),
    { signing, trusted: [{ key: trusted, apps: ['mfe-shop'] }] },
    'production',
  );

  await expect(applySettings(team, settings('evil'), bia)).rejects.toThrow(
    'releases mfe-shop in production, not shell',
  );
  await expect(compose(team, settings('evil'))).rejects.toThrow(
    'The settings of production were never written: somebody with a key of the shell must run "delivery settings apply --env production" once.',
  );
});

test('loses none of ten changes at once', async () => {
  const site = memoryDepot();
  await Promise.all(
    Array.from({ length: 10 }, (_, number) => applySettings(site, settings(`${number}`), ana)),
  );

  expect(await readSettingsHistory(site)).toHaveLength(10);
  expect((await readSettings(site))?.revision).toBe(10);
});

test('takes no word that would add to the content policy', async () => {
  const allow = { 'script-src': ["https://pay.example 'unsafe-inline'"] };

  await expect(applySettings(memoryDepot(), { config: {}, allow }, ana)).rejects.toThrow('is not an origin');
});

test.each<SiteSettings>([
  { config: {}, allow: { 'connect-src': ['ws://localhost:*'] } },
  { config: { paymentScriptUrl: 'http://127.0.0.1:4000/main.js' }, allow: {} },
])('a site for customers names no machine of a developer (%j)', async (local) => {
  await expect(applySettings(memoryDepot(), local, ana)).rejects.toThrow(
    /^The settings name (ws:\/\/localhost:\*|http:\/\/127\.0\.0\.1:4000\/main\.js), a visitor's own machine/,
  );
  const forDevelopers = { ...local, config: { ...local.config, allowOverrides: true } };
  expect(await applySettings(memoryDepot(), forDevelopers, ana)).toMatchObject({ revision: 1 });
});
