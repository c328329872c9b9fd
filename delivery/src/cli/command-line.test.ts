import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKeyPair } from '#storage/keys.ts';
import { buildInFolder } from '#testing/build-in-folder.ts';
import { toolIn, workplace } from '#testing/run-tool.ts';

const local = { local: { store: 'store' } };

function place(...parts: Parameters<typeof workplace>) {
  const { folder, run } = workplace(...parts);
  const build = (name: string, version: string, files?: Record<string, string>) =>
    buildInFolder(
      join(folder, `${name}-${version}`),
      { name, version, routes: name === 'shell' ? [] : [`/${name}`] },
      files,
    );
  return { folder, run, build };
}

test('is to a pipeline a process with an exit code and two outputs', async () => {
  const run = (environment: object) => toolIn(place({ local: environment }).folder).run('status');
  const sound = { store: 'store', trustedKeys: [] };
  const misspelt = { ...sound, store: 's3:/bucket' };
  const [done, refused, failed] = await Promise.all([run(sound), run(misspelt), run({ store: 7 })]);

  expect(done).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Nothing is live') });
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('is not a store'), stdout: '' });
  expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining('is not usable'), stdout: '' });
});

test('lists its commands, and tells more of each', async () => {
  const { run } = toolIn(place(local).folder);
  const [all, one] = await Promise.all([run('help'), run('promote', '--help')]);

  expect(all.code).toBe(0);
  const commands = [
    'publish',
    'verify',
    'promote',
    'rollback',
    'canary',
    'status',
    'history',
    'freeze',
    'unfreeze',
    'compose',
    'serve',
  ];
  for (const command of commands) expect(all.stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  expect(one.stdout).toContain('--canary <value>');
  expect(one.stdout).toContain('--why <value>');
});

test.each([
  [['frobnicate'], 'There is no command frobnicate'],
  [['constructor'], 'There is no command constructor'],
  [
    ['rollback', 'mfe-shop', '1.0.0-1a2b3c4d'],
    '"1.0.0-1a2b3c4d" is an unexpected argument. Usage: pnpm delivery rollback <name> [--to <version>]',
  ],
  [['promote', 'mfe-shop/dist', 'mfe-prizes/dist'], '"mfe-prizes/dist" is an unexpected argument.'],
  [['freeze', 'mfe-shp'], 'Nothing of mfe-shp is live'],
  [['unfreeze', 'mfe-shp'], 'Nothing of mfe-shp is live'],
  [['history', 'mfe-shp'], 'Nothing of mfe-shp was ever live in'],
  [['status', 'mfe-shp'], 'Nothing of mfe-shp is live in'],
  [
    ['status', '--store', 'gs://bucket'],
    'gs://bucket is not a store: a store is a folder or s3://bucket/prefix.',
  ],
  [['status', '--store', 's3:/bucket'], 's3:/bucket is not a store'],
  [['serve', '--port', 'many'], '--port takes a number'],
  [['nginx', '--store', 's3://bucket/site', '--root', 's3://bucket/site'], 'name one with --root'],
  [['assets'], 'Which folder should be copied? For example: pnpm delivery assets mfe-content/public'],
  [['assets', 'nowhere'], 'There is no folder'],
  [['promote'], '"" is not a version. Examples: mfe-shop@1.0.0-1a2b3c4d'],
  [['promote', 'mfe-shop@1.0.0'], 'mfe-shop@1.0.0 is not published in'],
  [['publish', 'nowhere'], 'build the app first'],
  [['promote', 'mfe-shop@1.0.0', '--sometimes'], "Unknown option '--sometimes'"],
  [
    ['canary', 'raise', 'mfe-shop', '50%'],
    'Give the percentage of the visitors, for example "canary raise mfe-shop 50".',
  ],
  [['canary', 'dance', 'mfe-shop'], 'there is no "canary dance"'],
  [['rollback', 'mfe-shop'], 'Nothing of mfe-shop was ever live in'],
  [['retire', 'mfe-shop'], 'Nothing of mfe-shop is live'],
  [['retire', 'shell'], 'The shell cannot be retired'],
  [['retire', 'mfe-shop', '--to', 'javascript:alert(1)'], '--to takes a path'],
  [['settings'], 'What should be done with the settings: apply, show or history?'],
  [['canary', 'finish', 'mfe-shp'], 'mfe-shp has no version in canary.'],
  [['re-sign', 'mfe-shop', '--until', 'x'], '--until takes the number of a revision'],
  [['status', '--env', 'moon'], 'There is no environment moon: delivery/environments.json has local.'],
])('refuses %j with one sentence and exit code 1', async (line, sentence) => {
  const { code, stdout, stderr } = await place(local).run(...line);

  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(stdout).toBe('');
});

test.each([
  [{ store: 7 }, /environments\.json is not usable: local\.store: Invalid type/],
  [{ store: 'store', budgetKb: 'much' }, /environments\.json is not usable: local\.budgetKb: Invalid type/],
  [
    { store: 'store', trustedKeys: [{ key: newKeyPair().signing, apps: ['*'] }] },
    /environments\.json is not usable: local\.trustedKeys\.0\.key: is not a public key/,
  ],
  [
    { store: 'store', trustedKeys: [newKeyPair().trusted] },
    /environments\.json is not usable: local\.trustedKeys\.0: is not a key with its apps/,
  ],
  [
    { store: 'store', allow: { 'script-src': ["https://pay.example; script-src 'unsafe-inline'"] } },
    /environments\.json is not usable: local\.allow\.script-src\.0: is not an origin/,
  ],
  [{ store: 'delivery/environments.json/store' }, /^The store .+\/store could not be used for .+: ENOTDIR: /],
])('calls a failure that is nobody’s refusal by one line and exit code 2: %j', async (environment, line) => {
  const { run, build } = place({ local: environment });
  const { code, stderr } = await run('publish', build('mfe-shop', '1.0.0'));

  expect(code).toBe(2);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(line)]);
});

test('takes a version from the build to the customer and back, and tells the story', async () => {
  const { run, build, folder } = place(local);
  const published = await run(
    'publish',
    build('shell', '1.0.0'),
    build('mfe-shop', '1.0.0'),
    build('mfe-shop', '1.1.0'),
    '--json',
  );
  expect(JSON.parse(published.stdout).published).toHaveLength(3);
  expect(published.stderr).toContain('mfe-shop@1.0.0: 4 of 4 files');

  await run('promote', 'shell@1.0.0');
  await run('promote', 'mfe-shop@1.0.0', '--why', 'the first');
  const canary = await run('promote', 'mfe-shop@1.1.0', '--canary', '10');
  expect(canary.stdout).toContain('mfe-shop@1.1.0 goes to 10 % of the visitors');
  await run('canary', 'raise', 'mfe-shop', '50');
  await run('canary', 'finish', 'mfe-shop');
  await run('freeze', 'mfe-shop');
  await run('rollback', 'mfe-shop', '--why', 'the cart is empty');

  const status = JSON.parse((await run('status', 'mfe-shop', '--json')).stdout);
  expect(status.apps).toEqual([
    expect.objectContaining({ name: 'mfe-shop', live: '1.0.0', frozen: true, failures: [] }),
  ]);
  const { history } = JSON.parse((await run('history', 'mfe-shop', '--json')).stdout);
  expect(history.map(({ action, by, why }: Record<string, string>) => [action, by, why])).toEqual([
    ['promote', 'ana', 'the first'],
    ['canary', 'ana', ''],
    ['canary-raise', 'ana', ''],
    ['canary-finish', 'ana', ''],
    ['freeze', 'ana', ''],
    ['rollback', 'ana', 'the cart is empty'],
  ]);
  expect(readFileSync(join(folder, 'store/remotes.json'), 'utf8')).toContain(
    '/mfe-shop/1.0.0/mf-manifest.json',
  );
});

test('reports that nothing is live in an empty store', async () => {
  const { stdout, code } = await place(local).run('status');

  expect(code).toBe(0);
  expect(stdout).toMatch(/^Nothing is live in .*store yet\.$/m);
});

test('takes a build from a folder whose path has spaces and an @', async () => {
  const { run, folder } = place(local);
  const build = buildInFolder(join(folder, 'my builds @home/dist'), { name: 'mfe-shop', version: '1.0.0' });
  await run('publish', build);

  expect((await run('promote', build)).stdout).toContain('mfe-shop@1.0.0 is live');
});

test.each(['-1', 'Infinity', '1e3', ' ', 'ten'])('refuses %j as the budget of a canary', async (budget) => {
  const { run, build } = place(local);
  await run('deploy', build('mfe-shop', '1.0.0'));
  await run('publish', build('mfe-shop', '1.1.0'));
  const refused = await run('promote', 'mfe-shop@1.1.0', '--canary', '10', `--budget=${budget}`);

  expect(refused.stderr.trim()).toBe('--budget takes a number, as --budget 10.');
  expect((await run('status', 'mfe-shop')).stdout).not.toContain('canary');
});

test('verifies before it promotes', async () => {
  const { run, build, folder } = place(local);
  await run('deploy', build('shell', '1.0.0'));
  await run(
    'publish',
    buildInFolder(join(folder, 'next'), { name: 'mfe-shop', version: '2.0.0', contract: 2 }),
  );
  const { code, stderr } = await run('promote', 'mfe-shop@2.0.0');

  expect(code).toBe(1);
  expect(stderr).toContain('mfe-shop@2.0.0 is built for contract 2, but shell@1.0.0 speaks 1');
});

test('gives the shell no canary', async () => {
  const { run, build } = place(local);
  await run('publish', build('shell', '1.0.0'));

  expect((await run('promote', 'shell@1.0.0', '--canary', '10')).stderr).toContain('The shell has no canary');
});

test('promotes the same bytes from staging to production, each with its own keys', async () => {
  const [staging, production] = [newKeyPair(), newKeyPair()];
  const environments = {
    staging: { store: 'staging', trustedKeys: [{ key: staging.trusted, apps: ['*'] }] },
    production: { store: 'production', trustedKeys: [{ key: production.trusted, apps: ['*'] }] },
  };
  const { folder, run, build } = place(environments, { DELIVERY_SIGNING_KEY: staging.signing });
  await run('deploy', build('shell', '1.0.0'), build('mfe-shop', '1.0.0'), '--env', 'staging');

  const refused = await run('promote', 'mfe-shop@1.0.0', '--env', 'production', '--from', 'staging');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('This site does not trust the key in DELIVERY_SIGNING_KEY');

  const { run: release } = reopened(folder, production.signing);
  await release('promote', 'shell@1.0.0', '--env', 'production', '--from', 'staging');
  expect((await release('promote', 'mfe-shop@1.0.0', '--env', 'production', '--from', 'staging')).code).toBe(
    0,
  );
  const entryIn = (store: string) => readFileSync(join(folder, store, 'mfe-shop/1.0.0/entry.0a.js'));
  expect(entryIn('production')).toEqual(entryIn('staging'));
});

test('writes nothing to an environment without its key', async () => {
  const { run, build } = place({ local: { store: 'store', trustedKeys: [] } });
  const { code, stderr } = await run('publish', build('mfe-shop', '1.0.0'));

  expect(code).toBe(1);
  expect(stderr).toContain('There is no key to sign with: set DELIVERY_SIGNING_KEY');
});

test('allows no override and no code from elsewhere in production', () => {
  const { production } = JSON.parse(readFileSync(join(__dirname, '../../environments.json'), 'utf8'));

  expect(production.config.allowOverrides).toBeUndefined();
  expect(JSON.stringify(production.allow ?? {})).not.toMatch(/localhost|127\.0\.0\.1|\*|unsafe/);
  expect(production.trustedKeys).toBeDefined();
});

/** The same repository, called by somebody who holds another key. */
function reopened(folder: string, signing: string) {
  const { run } = workplace({}, { DELIVERY_SIGNING_KEY: signing, INIT_CWD: folder });
  return { run };
}
