import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { sandboxUrl } from '#support/addresses.ts';
import { freePort } from '#support/free-port.ts';
import { expect, firstVisit, test } from '#support/test.ts';
import { copyWorkspace, linkPackages } from '#support/workspace-copy.ts';

// In a copy of the workspace a fifth remote is made, and then the copy runs as on a developer's machine.
test.describe.configure({ mode: 'serial' });
test.use(firstVisit);

// Limits against a command that hangs: beside other tests the first build takes minutes.
const buildsFirst = { timeout: 300_000 };

let copy: string;
test.beforeAll(() => {
  copy = copyWorkspace();
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

const env = { ...process.env, pnpm_config_verify_deps_before_run: 'false' };
const pnpm = (...words: string[]) => promisify(execFile)('pnpm', words, { cwd: copy, env, encoding: 'utf8' });

/** The apps of the copy that `npm start` would build. */
async function changedApps(): Promise<string[]> {
  const script = `import('./tooling/scripts/builds.mjs').then(async ({ changedApps }) =>
    console.log(JSON.stringify(await changedApps())))`;
  const { stdout } = await promisify(execFile)('node', ['-e', script], { cwd: copy, encoding: 'utf8' });
  return JSON.parse(stdout);
}

test('`pnpm new-remote club` makes a fifth remote, and no other app is another one by it', async () => {
  await pnpm('new-remote', 'club');
  expect(await changedApps()).toEqual(['mfe-club']);
  linkPackages(copy, 'mfe-club', 'mfe-shop');
  expect(readFileSync(join(copy, 'pnpm-lock.yaml'), 'utf8')).toContain('\n  mfe-club:\n');

  const feature = join(copy, 'mfe-club/src/features/club');
  const [one, two] = [join(feature, 'one.ts'), join(feature, 'two.ts')];
  writeFileSync(one, `import { two } from './two';\nexport const one = () => two;\n`);
  writeFileSync(two, `import { one } from './one';\nexport const two = () => one;\n`);
  await Promise.all([
    pnpm('--filter', 'mfe-club', 'test'),
    pnpm('--filter', 'mfe-club', 'types'),
    pnpm('exec', 'eslint', '--max-warnings', '0', 'mfe-club'),
    // Of all sources that the command names, it reads those of the new remote.
    expect(pnpm('check:cycles', '--include-only', '^\\.\\./mfe-club/')).rejects.toMatchObject({
      stdout: expect.stringContaining('mfe-club/src/features/club/one.ts'),
    }),
  ]);
  for (const file of [one, two]) rmSync(file);

  const banner = join(copy, 'mfe-content/content/home/pausa.md');
  const text = readFileSync(banner, 'utf8');
  writeFileSync(banner, text.replace('Em breve, novidades!', 'Falta pouco!'));
  expect((await changedApps()).toSorted()).toEqual(['mfe-club', 'mfe-content']);
  writeFileSync(banner, text);
});

test('`npm start`, Ctrl-C, `pnpm dev` beside a taken port, Ctrl-C, `npm start`: the site is there each time with the new remote, which alone is built, once', async ({
  page,
}) => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port: takenPort } = taken.address() as AddressInfo;
  const sitePort = await freePort();
  const ports = {
    SITE_PORT: String(sitePort),
    SANDBOX_PORT: String(await freePort()),
    RELEASE_PAGE_PORT: String(await freePort()),
    DEV_PORTS: JSON.stringify({ 'mfe-club': takenPort }),
  };
  const builds = () =>
    [...apps.map(({ name }) => name), 'mfe-club'].map((app) =>
      readFileSync(join(copy, app, 'dist/build.json'), 'utf8'),
    );

  /** Has a command run while something is looked at, ends it as Ctrl-C does, and returns what it said. */
  const whileItRuns = async (
    words: string[],
    look: (said: () => string) => Promise<void>,
    variables: Record<string, string> = {},
  ) => {
    const command = spawn('node', words, { cwd: copy, env: { ...env, ...ports, ...variables } });
    const ended = once(command, 'exit');
    let said = '';
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (data) => (said += String(data)));
    try {
      await look(() => said);
    } finally {
      // Away before the server is gone.
      await page.goto('about:blank');
      command.kill('SIGINT');
      await ended;
    }
    return said;
  };
  const start = () =>
    whileItRuns(['tooling/scripts/start.mjs'], async (said) => {
      await expect.poll(said, buildsFirst).toContain('Ctrl-C ends everything.');
      await page.goto(`http://localhost:${sitePort}/`);
      await expect(page.getByText('Em breve, novidades!')).toBeVisible();
      await page.goto(`http://localhost:${sitePort}/club`);
      await expect(page.getByRole('heading', { level: 1, name: 'Club' })).toBeVisible();
      await expect(page.getByText('À venda agora: Raspe Mais')).toBeVisible();
    });
  const dev = ['tooling/scripts/dev.mjs', 'mfe-club'];

  try {
    expect((await start()).match(/^built \S+/gm)).toEqual(['built mfe-club']);
    const before = builds();
    await whileItRuns(dev, async (said) => {
      const address = () => /http:\/\/localhost:\d+/.exec(said())?.[0] ?? '';
      await expect.poll(address, buildsFirst).not.toBe('');
      expect(address()).not.toBe(`http://localhost:${takenPort}`);
      await expect(async () =>
        expect((await page.request.get(`${address()}/main.js`)).ok()).toBe(true),
      ).toPass();
      await expect.poll(said).toContain('Sandbox: http');
    });
    await whileItRuns(
      dev,
      (said) => expect.poll(said, buildsFirst).toContain('with the sandbox that is running'),
      { SANDBOX_PORT: new URL(sandboxUrl).port },
    );
    expect(await start()).not.toContain('built ');
    expect(builds()).toEqual(before);
  } finally {
    taken.close();
  }
});
