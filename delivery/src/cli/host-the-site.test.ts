import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newKeyPair } from '#storage/keys.ts';
import { openStore } from '#storage/open-store.ts';
import { ask } from '#testing/ask.ts';
import { buildInFolder } from '#testing/build-in-folder.ts';
import { freePort } from '#testing/free-port.ts';
import { workplace } from '#testing/run-tool.ts';
import { startS3 } from '#testing/s3-server.ts';
import { environmentEntries } from './environment';

// The guide is followed line by line: a bucket, a folder, a real nginx in front of it, and the check of what it serves.

const tool = resolve(__dirname, '../../delivery.mjs');
const docs = resolve(__dirname, '../../../docs');
const guide = readFileSync(join(docs, 'host-the-site.md'), 'utf8');
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);
const ending: (() => unknown)[] = [];

afterAll(() => ending.forEach((end) => end()));

const linesOf = (text: string) =>
  [...text.matchAll(/^\s*pnpm (delivery .*)$/gm)].map(([, line]) => line ?? '');

test('a site in a bucket is served by nginx from a folder, as the guide says', async () => {
  const s3 = await startS3('ciranda-site');
  ending.push(() => s3.stop());
  const bucket = {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_ENDPOINT_URL_S3: s3.url,
  };
  const { signing, trusted } = newKeyPair();
  const settings = JSON.parse(/```json\n([^`]*)```/.exec(guide)?.[1] ?? '{}');
  settings.production.trustedKeys[0].key = trusted;
  const { folder, run: runHere } = workplace(settings, bucket);
  buildInFolder(join(folder, 'shell/dist'), { name: 'shell', version: '1.0.0' });
  buildInFolder(join(folder, 'mfe-shop/dist'), {
    name: 'mfe-shop',
    version: '1.0.0',
    routes: ['/carrinho/:step?'],
  });
  const port = await freePort();
  const run = (line: string, key: string) =>
    new Promise<{ code: number; said: string }>((done) =>
      execFile(
        'sh',
        ['-c', line.replace(/^delivery/, `${process.execPath} ${tool}`)],
        { cwd: folder, env: { ...process.env, ...bucket, INIT_CWD: folder, DELIVERY_SIGNING_KEY: key } },
        (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      ),
    );

  const [once = [], always = []] = guide
    .split('## All the time')
    .map((part) => linesOf(part).map((line) => adapted(line, { folder, port })));
  // The first two need the key; the machine of the web server has none.
  for (const [index, line] of once.entries())
    expect(await run(line, index < 2 ? signing : '')).toMatchObject({ code: 0 });
  await startNginx(folder, port);
  // Plain words, which need no shell: each without a process of its own.
  const commands = always.map((line) => line.split(' ').slice(1));
  const [sync = [], checkStore = [], checkSite = []] = commands;
  for (const words of commands) expect(await runHere(...words)).toMatchObject({ code: 0 });

  const page = await ask(port, { path: '/carrinho/2' });
  expect(String(page.body)).toContain('/mfe-shop/1.0.0/entry.0a.js');
  expect(page.headers['content-security-policy']).toContain("script-src 'self' https://pay.example;");
  expect(String((await ask(port, { path: '/config.json' })).body)).toContain('the public key of production');

  Object.assign(process.env, bucket);
  const store = await openStore('s3://ciranda-site/production');
  await store.write('index.html', Buffer.from('<script src="//evil.example"></script>'));
  expect(await runHere(...sync)).toMatchObject({ code: 0 });
  expect(String((await ask(port, { path: '/' })).body)).not.toContain('evil');
  expect(await runHere(...checkStore)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^index\.html at s3:\/\/ciranda-site\/production is not what was signed\.$/m,
    ),
  });
  expect(await runHere(...checkSite)).toMatchObject({ code: 0 });
  writeFileSync(join(folder, 'www/index.html'), 'evil');
  expect(await runHere(...checkSite)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('index.html at http://'),
  });
});

test('the reference names every setting of an environment', () => {
  const reference = readFileSync(join(docs, 'environments.md'), 'utf8');
  const [settings = ''] = reference.split('## `config`');
  const named = [...settings.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);

  expect(named.sort()).toEqual(Object.keys(environmentEntries).sort());
});

test('the reference names every setting that the browser reads, and no other', () => {
  const reference = readFileSync(join(docs, 'environments.md'), 'utf8');
  const [, table = ''] = /^## `config`$([\s\S]*?)^## /m.exec(reference) ?? [];
  const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  // Nothing of the site may be imported here: its schema is read as text, one setting a line.
  const schema = readFileSync(join(docs, '../shared/platform/src/config/config.tsx'), 'utf8');
  const read = [...schema.matchAll(/^ {2}(\w+): optional\(/gm)].map(([, name]) => name);

  expect(read.length).toBeGreaterThan(5);
  expect(named.sort()).toEqual(read.sort());
});

/** A line of the guide with this test's places in it. */
const adapted = (line: string, { folder, port }: { folder: string; port: number }) =>
  line
    .replace('/var/www/site', join(folder, 'www'))
    .replace('--port 80', `--port ${port}`)
    .replace('https://api.example', 'http://127.0.0.1:9')
    .replace('https://site.example', `http://127.0.0.1:${port}`);

async function startNginx(folder: string, port: number) {
  if (!nginx) throw new Error('This test needs nginx: on Debian, "apt-get install nginx-light".');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${places}\ninclude ${folder}/site.conf;\n}`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  ending.push(() => child.kill());
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const isUp = await ask(port, { path: '/' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('nginx does not respond.');
}
