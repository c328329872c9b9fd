import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildInFolder } from '#testing/build-in-folder.ts';
import { workplace } from '#testing/run-tool.ts';
import { newKeyPair } from '#storage/keys.ts';

// The example pipelines and the guide are run here line by line, as a shell runs them.

const root = resolve(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const pipelineOf = (remote: string) => readFileSync(join(root, remote, 'pipeline.example.yml'), 'utf8');

const { signing, trusted } = newKeyPair();
const environment = (store: string) => ({ store, trustedKeys: [{ key: trusted, apps: ['*'] }] });
const environments = {
  local: environment('local'),
  staging: environment('staging'),
  production: environment('production'),
};

const routes = ['/carrinho'];

/** A repository with two builds of mfe-shop. */
function repository() {
  const { folder, run } = workplace(environments, { DELIVERY_SIGNING_KEY: signing });
  const first = buildInFolder(join(folder, 'first'), { name: 'mfe-shop', version: '1.0.0-1a2b3c4d', routes });
  buildInFolder(join(folder, 'mfe-shop/dist'), { name: 'mfe-shop', version: '1.1.0', routes });
  return { folder, run, first };
}

/** A repository in which everything is live once. */
async function releasedRepository() {
  const { folder, run, first } = repository();
  const shell = buildInFolder(join(folder, 'shell/dist'), { name: 'shell', version: '1.0.0' });
  for (const env of Object.keys(environments)) await run('deploy', shell, first, '--env', env);
  return { folder, run };
}

/** Runs a line as a shell does, and returns what it said. */
function inShell(folder: string, line: string, variables: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, WHY: 'A title with "quotes" and $(touch harm)', ...variables };
  return new Promise((done, reject) =>
    execFile('sh', ['-c', line], { cwd: folder, env }, (error, stdout, stderr) =>
      error ? reject(new Error(`${line}: ${stderr}`)) : done(stdout),
    ),
  );
}

/** Runs a line of the tool. A shell reads its words; the tool gets them without a process of its own. */
async function deliver({ folder, run }: ReturnType<typeof workplace>, line: string) {
  const words = await inShell(folder, line.replace('pnpm delivery', "printf '%s\\0'"));
  const { code, stderr } = await run(...words.split('\0').slice(0, -1));
  if (code !== 0) throw new Error(`${line}: ${stderr}`);
}

test('each remote has its own pipeline, all of one pattern', () => {
  const patterns = remotes.map((remote) => pipelineOf(remote).replaceAll(remote, 'REMOTE'));

  expect(remotes.length).toBeGreaterThanOrEqual(4);
  expect(new Set(patterns).size).toBe(1);
});

test('the pipeline brings a build to staging, and the same bytes to production as a canary', async () => {
  const { folder, run } = await releasedRepository();
  const lines = [...pipelineOf('mfe-shop').matchAll(/- run: (pnpm delivery .*)/g)].map(
    ([, line]) => line ?? '',
  );
  expect(lines).toHaveLength(4);
  // Made-up builds show no page; `e2e/delivery/smoke.spec.ts` opens real ones.
  expect(lines[2]).toContain('--env staging --smoke --api "$STAGING_API"');
  for (const line of lines) await deliver({ folder, run }, line.replace(' --smoke', ''));

  const appsIn = async (env: string) =>
    JSON.parse((await run('status', 'mfe-shop', '--env', env, '--json')).stdout).apps;
  expect(await appsIn('staging')).toEqual([
    expect.objectContaining({ live: '1.1.0', why: 'A title with "quotes" and $(touch harm)' }),
  ]);
  expect(await appsIn('production')).toEqual([
    expect.objectContaining({
      live: '1.0.0-1a2b3c4d',
      canary: expect.objectContaining({ version: '1.1.0', share: 10 }),
    }),
  ]);
  expect(readdirSync(folder)).not.toContain('harm');
});

test('what runs everybody’s code has no secret, and each action is pinned', () => {
  const [build = '', ship = ''] = pipelineOf('mfe-shop').split(/^ {2}ship:/m);

  expect(build).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(build).not.toMatch(/secrets|id-token|environment:/);
  expect(ship).toMatch(/id-token: write/);
  expect(ship).not.toMatch(/secrets\.AWS|pnpm --filter mfe-shop|pnpm test|pnpm build/);
  for (const [, action] of `${build}${ship}`.matchAll(/uses: (\S+)/g))
    expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test('the bytes that were built are the bytes that are shipped, or nothing is', async () => {
  const { folder } = repository();
  const runs = [...pipelineOf('mfe-shop').matchAll(/(?:- | {2})run: ((?:tar|echo) .*)/g)].map(
    ([, line]) => line ?? '',
  );
  const [pack = '', digest = '', check = '', unpack = ''] = runs;
  const output = join(folder, 'output');
  await inShell(folder, pack);
  await inShell(folder, digest, { GITHUB_OUTPUT: output });
  const DIGEST = readFileSync(output, 'utf8').replace('digest=', '').trim();
  rmSync(join(folder, 'mfe-shop/dist'), { recursive: true });

  expect(await inShell(folder, check, { DIGEST })).toContain('OK');
  await inShell(folder, unpack);
  expect(readdirSync(join(folder, 'mfe-shop/dist'))).toContain('build.json');
  appendFileSync(join(folder, 'mfe-shop.tar'), 'x');
  await expect(inShell(folder, check, { DIGEST })).rejects.toThrow('did NOT match');
});

test('the guide works line by line', async () => {
  const { folder, run } = await releasedRepository();
  const guide = readFileSync(join(root, 'docs/ship-your-remote.md'), 'utf8');
  // The two that stay, as servers of a page, have tests of their own.
  const lines = [...guide.matchAll(/^(pnpm delivery (?!page|demo).*?)(\s+#.*)?$/gm)].map(
    ([, line]) => line ?? '',
  );
  expect(lines.length).toBeGreaterThanOrEqual(10);

  for (const line of lines) {
    await deliver({ folder, run }, line);
    if (line.includes('--to 1.0.0')) nextBuild(folder);
    if (line.includes('--canary')) await deliver({ folder, run }, 'pnpm delivery status');
  }
});

/** Somebody builds again: the canary of the guide needs a version that is not live yet. */
function nextBuild(folder: string) {
  cpSync(join(folder, 'first'), join(folder, 'mfe-shop/dist'), { recursive: true });
  const record = join(folder, 'mfe-shop/dist/build.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace('1.0.0-1a2b3c4d', '1.2.0'));
}
