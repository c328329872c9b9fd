import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '#support/released-site.ts';
import { copyWorkspace } from '#support/workspace-copy.ts';

test.use({ expectedConsole: /preload/ });

const execute = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

test('a team that has packages and no clone of this repository makes a remote, tests it, ships it and takes it back', async ({
  page,
  site,
}) => {
  test.setTimeout(900_000);
  const times: string[] = [];
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const started = Date.now();
    const result = await work();
    times.push(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  };
  const copy = copyWorkspace();
  const elsewhere = mkdtempSync(join(tmpdir(), 'outside-team-'));
  const repository = join(elsewhere, 'mfe-club');
  const packages = join(elsewhere, 'packages');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  try {
    // The site's own team: a row in the route table, the packages, and a shell that knows the row.
    const table = join(copy, 'shared/contracts/src/routes.ts');
    writeFileSync(
      table,
      readFileSync(table, 'utf8').replace(
        '\n} as const;',
        "\n  club: open('mfe-club', '/club'),\n} as const;",
      ),
    );
    const inCopy = { cwd: copy, env: { ...process.env, pnpm_config_verify_deps_before_run: 'false' } };
    await timed('packages', () => execute('node', ['tooling/scripts/pack-site.mjs', packages], inCopy));
    await timed('shell', () => execute('pnpm', ['--filter', 'shell', 'build'], inCopy));
    await site.delivery('deploy', join(copy, 'shell/dist'));

    // The other team.
    const env = {
      ...process.env,
      SITE_STORE: site.store,
      DELIVERY_SIGNING_KEY: join(root, '.cache/delivery-key.pem'),
      INIT_CWD: repository,
    };
    const npm = (...words: string[]) => execute('npm', words, { cwd: repository, env });
    await timed('create', async () => {
      await execute('tar', ['xzf', join(packages, 'create-site-remote-1.0.0.tgz'), '-C', elsewhere]);
      const command = join(elsewhere, 'package/create.mjs');
      await execute('node', [command, 'club', repository, '--packages', packages]);
    });
    await timed('install', () => npm('install', '--prefer-offline', '--no-audit', '--no-fund'));
    await timed('types', () => npm('run', 'types'));
    await timed('test', () => npm('test'));

    await timed('start', async () => {
      const dev = spawn('npm', ['start', '--', '--against', site.url], {
        cwd: repository,
        env,
        detached: true,
      });
      const ended = once(dev, 'exit');
      let said = '';
      dev.stdout.on('data', (data) => (said += String(data)));
      const address = () => /\S+\?override=\S+/.exec(said)?.[0] ?? '';
      await expect.poll(address).not.toBe('');
      await expect(async () =>
        expect((await page.request.get(address().split('@')[1] ?? '')).ok()).toBe(true),
      ).toPass();
      await page.goto(address());
      await expect(heading('Club')).toBeVisible();
      // Back to what is published, and away before the server is gone.
      await page.evaluate(() => localStorage.removeItem('remoteOverrides'));
      await page.goto('about:blank');
      process.kill(-Number(dev.pid));
      await ended;
    });
    await timed('ship', () => npm('run', 'ship'));
    await page.goto(`${site.url}/club`);
    await expect(heading('Club')).toBeVisible();
    await expect(page.getByText('À venda agora: Raspe Mais')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    const deck = join(repository, 'src/features/club/club.text.ts');
    writeFileSync(deck, readFileSync(deck, 'utf8').replace("heading: 'Club'", "heading: 'Clube'"));
    await timed('ship again', () => npm('run', 'ship'));
    await page.goto(`${site.url}/club`);
    await expect(heading('Clube')).toBeVisible();

    await timed('roll back', () => npm('exec', 'delivery', '--', 'rollback', 'mfe-club'));
    await page.goto(`${site.url}/club`);
    await expect(page.getByRole('heading', { level: 1, name: 'Club', exact: true })).toBeVisible();
  } finally {
    console.log(times.join('\n'));
    for (const folder of [copy, elsewhere]) rmSync(folder, { recursive: true, force: true });
  }
});
