import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { changeBody } from '#support/change-body.ts';
import { follow } from '#support/follow.ts';
import { freePort } from '#support/free-port.ts';
import { expect, firstVisit, test } from '#support/test.ts';
import { copyWorkspace, linkPackages } from '#support/workspace-copy.ts';

// In a copy of the workspace a fifth remote is made, and then the copy runs as on a developer's machine: each test goes on
// where the one before it ended.
test.describe.configure({ mode: 'serial' });
test.use(firstVisit);

// Limits against a command that hangs: beside other tests the first build takes minutes.
const buildsFirst = { timeout: 300_000 };

let copy: string;
let taken: Server;
let ports: Record<string, string>;
const env = { ...process.env, pnpm_config_verify_deps_before_run: 'false' };
const siteUrl = () => `http://localhost:${ports.SITE_PORT}`;
const takenPort = () => (taken.address() as AddressInfo).port;

test.beforeAll(async () => {
  copy = copyWorkspace();
  taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  ports = {
    SITE_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    RELEASE_PAGE_PORT: String(await freePort()),
    DEV_PORTS: JSON.stringify({ 'mfe-club': takenPort() }),
  };
});

test.afterAll(async () => {
  for (const command of running) await command.end();
  taken.close();
  rmSync(copy, { recursive: true, force: true });
});

interface Running {
  said: () => string;
  /** Ends it as Ctrl-C does. */
  end: () => Promise<void>;
}

const running = new Set<Running>();

/** Starts a command of the copy that stays. */
function begin(...words: string[]): Running {
  const child = spawn('node', words, { cwd: copy, env: { ...env, ...ports } });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const command = {
    said: () => said,
    end: async () => {
      running.delete(command);
      child.kill('SIGINT');
      await ended;
    },
  };
  running.add(command);
  return command;
}

const run = (command: string, words: string[]) =>
  promisify(execFile)(command, words, { cwd: copy, env, encoding: 'utf8' });
const pnpm = (...words: string[]) => run('pnpm', words);

test('a site whose build fails does not start, and says which build it was', () => {
  // The first command of the build, so that nothing is compiled before it fails.
  const compile = join(copy, 'mfe-content/tools/content/compile.ts');
  const text = readFileSync(compile, 'utf8');
  writeFileSync(compile, "import './no-such-file';\n");
  const { status, stdout, stderr } = spawnSync('node', ['tooling/scripts/run-test-site.mjs'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, ...ports },
  });
  writeFileSync(compile, text);

  expect(status).toBe(1);
  expect(stdout).not.toContain('built');
  expect(stderr).toContain('no-such-file');
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'The site was not started: the build of mfe-content failed; see above.',
  );
});

test('`pnpm new-remote club` makes a fifth remote that passes all checks', async () => {
  await pnpm('new-remote', 'club');
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
});

test('`npm start` builds it alone, and the site is there with it', async ({ page }) => {
  const start = begin('tooling/scripts/start.mjs');
  await expect.poll(start.said, buildsFirst).toContain('Ctrl-C ends everything.');
  expect(start.said().match(/^built \S+/gm)).toEqual(['built mfe-club']);

  await page.goto(`${siteUrl()}/`);
  await expect(page.getByText('Em breve, novidades!')).toBeVisible();
  await follow(page, '/club');
  await expect(page.getByRole('heading', { level: 1, name: 'Club' })).toBeVisible();
  await expect(page.getByText('À venda agora: Raspe Mais')).toBeVisible();
});

test.describe('`pnpm dev <remote> --against <site>`', () => {
  test.use({ expectedConsole: /preload/ });

  test('the site that runs shows it, loads again after a change, and leaves it with one click; in production it does nothing', async ({
    page,
  }) => {
    const texts = join(copy, 'mfe-club/src/features/club/club.text.ts');
    const before = readFileSync(texts, 'utf8');
    const rename = (to: string) => writeFileSync(texts, before.replace("'Club'", `'${to}'`));
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    rename('Da minha máquina');
    const dev = begin('tooling/scripts/dev.mjs', 'mfe-club', '--against', siteUrl());
    const address = () => /\S+\?override=\S+/.exec(dev.said())?.[0] ?? '';
    const manifest = () => address().split('@')[1] ?? '';
    await expect.poll(manifest, buildsFirst).not.toBe('');
    await expect(async () => expect((await page.request.get(manifest())).ok()).toBe(true)).toPass();
    await page.goto(address());
    await expect(heading('Da minha máquina')).toBeVisible();

    const loadedAgain = page.waitForEvent('load');
    rename('Depois da mudança');
    await loadedAgain;
    await expect(heading('Depois da mudança')).toBeVisible();

    await page.goto(`${siteUrl()}/`);
    const badge = page.getByRole('complementary', { name: 'Modo de desenvolvimento' });
    await expect(badge).toContainText(`mfe-club vem de ${manifest()}`);
    await page.goto(`${siteUrl()}/club`);
    await expect(heading('Depois da mudança')).toBeVisible();

    await badge.getByRole('button', { name: 'Voltar às versões publicadas' }).click();
    await expect(heading('Club')).toBeVisible();
    await expect(badge).toBeHidden();

    await test.step('in a production configuration an override does nothing', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.evaluate(
        (entry) => localStorage.setItem('remoteOverrides', JSON.stringify({ 'mfe-club': entry })),
        manifest(),
      );
      await changeBody(
        page,
        ({ pathname }) => pathname === '/club',
        (html) => {
          expect(html).toContain('"allowOverrides":true');
          return html.replace('"allowOverrides":true,', '').replace(',"allowOverrides":true', '');
        },
      );
      await page.goto(`${siteUrl()}/club?override=mfe-club@${manifest()}`);

      await expect(heading('Club')).toBeVisible();
      await expect(page.getByText('Depois da mudança')).toBeHidden();
      await expect(badge).toBeHidden();
      expect(asked.filter((each) => each.startsWith(new URL(manifest()).origin))).toEqual([]);
    });

    await dev.end();
    writeFileSync(texts, before);
  });
});

test('`pnpm dev` beside the site takes its sandbox, alone brings one, and never a port that is taken; no build is another one after it', async ({
  request,
}) => {
  const builds = () =>
    [...apps.map(({ name }) => name), 'mfe-club'].map((app) =>
      readFileSync(join(copy, app, 'dist/build.json'), 'utf8'),
    );
  const before = builds();

  await test.step('beside the site', async () => {
    const dev = begin('tooling/scripts/dev.mjs', 'mfe-club');
    await expect.poll(dev.said, buildsFirst).toContain('with the sandbox that is running');
    await dev.end();
  });

  await test.step('alone, after Ctrl-C', async () => {
    for (const command of running) await command.end();
    for (const port of [ports.SITE_PORT, ports.RELEASE_PAGE_PORT])
      await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
    const dev = begin('tooling/scripts/dev.mjs', 'mfe-club');
    const address = () => /http:\/\/localhost:\d+/.exec(dev.said())?.[0] ?? '';
    await expect.poll(address, buildsFirst).not.toBe('');
    expect(address()).not.toBe(`http://localhost:${takenPort()}`);
    await expect(async () => expect((await request.get(`${address()}/main.js`)).ok()).toBe(true)).toPass();
    await expect.poll(dev.said).toContain(`Sandbox: http://127.0.0.1:${ports.SANDBOX_PORT}`);
    await dev.end();
  });

  await test.step('`npm start` has nothing to build, and brings the same builds live', async () => {
    const bringLive = `import('./tooling/scripts/site.mjs').then(({ bringLive }) =>
      bringLive('${join(copy, '.site')}', ${ports.SANDBOX_PORT}, { FIGURES_URL: '/figures' }))`;
    const { stdout } = await run('node', ['-e', bringLive]);
    expect(stdout).not.toContain('built ');
    expect(builds()).toEqual(before);
  });
});
