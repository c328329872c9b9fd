import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newKeyPair } from '#storage/keys.ts';
import { buildInFolder } from '#testing/build-in-folder.ts';
import { workplace } from '#testing/run-tool.ts';

const trustedFor = (...apps: string[]) => ({ key: newKeyPair().trusted, apps });

test.each([
  ['rubbish', 'DELIVERY_SIGNING_KEY does not contain a private key'],
  [newKeyPair().trusted, 'DELIVERY_SIGNING_KEY does not contain a private key'],
  ['', 'There is no key to sign with: set DELIVERY_SIGNING_KEY'],
])('refuses to sign with %j', async (key, sentence) => {
  const environments = { local: { store: 'store', trustedKeys: [trustedFor('*')] } };
  const { run, folder } = workplace(environments, { DELIVERY_SIGNING_KEY: key });
  const { code, stderr } = await run(
    'publish',
    buildInFolder(join(folder, 'dist'), { name: 'mfe-shop', version: '1.0.0' }),
  );

  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
});

test('a key file that cannot be read is named in one sentence', async () => {
  const environments = { local: { store: 'store', trustedKeys: [trustedFor('*')] } };
  const { run, folder } = workplace(environments);
  const file = join(folder, 'key.pem');
  // A folder in the place of a file: that nobody may read it, root included.
  mkdirSync(file);
  const withKey = workplace(environments, { DELIVERY_SIGNING_KEY: file });

  expect((await run('status')).code).toBe(0);
  expect(await withKey.run('status')).toEqual({
    code: 1,
    stdout: '',
    stderr: `The file ${file} in DELIVERY_SIGNING_KEY cannot be read (EISDIR). Make it readable for this user, or name another file.\n`,
  });
});

test.each([
  ['was never signed', { name: 'mfe-shop', live: '1.0.0' }, 'is cut off, or was never a record: restore it'],
  [
    'is signed by another machine',
    { record: {}, signature: { key: '0', value: '' } },
    'is not signed by a key that this site trusts',
  ],
])('tells what to do with a store whose record %s', async (_case, record, sentence) => {
  const { run, folder } = workplace({ local: { store: 'store' } });
  const history = join(folder, 'store/_delivery/history/mfe-shop');
  mkdirSync(history, { recursive: true });
  writeFileSync(join(history, '00000001.json'), JSON.stringify(record));
  const { code, stderr } = await run('status');

  expect(code).toBe(1);
  expect(stderr).toContain('_delivery/history/mfe-shop/00000001.json in');
  expect(stderr).toContain(sentence);
});

test('without a key the site is served, and it is said that no canary stops by itself', async () => {
  const { folder } = workplace({ local: { store: 'store', trustedKeys: [trustedFor('*')] } });
  const tool = resolve(__dirname, '../../delivery.mjs');
  const env = { ...process.env, INIT_CWD: folder };
  const child = spawn(process.execPath, [tool, 'serve', '--port', '0'], { env });
  let said = '';
  for await (const words of child.stderr) {
    said += String(words);
    if (said.includes('is at http://')) child.kill();
  }

  expect(said).toContain('stop no canary: that takes a trusted key in DELIVERY_SIGNING_KEY');
});
