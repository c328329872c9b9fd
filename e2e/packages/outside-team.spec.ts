import { execFile, type ExecFileOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#support/free-port.ts';
import { expect, test } from '#support/released-site.ts';
import { copyWorkspace } from '#support/workspace-copy.ts';
import { startRegistry } from './registry.ts';

test.use({ expectedConsole: /preload/ });

/** Runs a command; where it fails, the error has all of its output: compilers write to stdout, jest to stderr. */
const execute = (file: string, words: string[], options: ExecFileOptions) =>
  promisify(execFile)(file, words, options).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error([error.message, error.stdout, error.stderr].join('\n'));
  });

const root = resolve(import.meta.dirname, '../..');

const stopwatch = () => {
  const times: string[] = [];
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const started = Date.now();
    const result = await work();
    times.push(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  };
  return { timed, print: (title: string) => console.log(`${title}\n  ${times.join('\n  ')}`) };
};

let copy: string;
let registry: Awaited<ReturnType<typeof startRegistry>>;

// The site's own team: the packages in their next version.
test.beforeAll(async () => {
  test.setTimeout(600_000);
  const { timed, print } = stopwatch();
  copy = copyWorkspace();
  const inCopy = { cwd: copy, env: { ...process.env, pnpm_config_verify_deps_before_run: 'false' } };
  const change = "---\n'@site/contracts': minor\n---\n\nA change that teams notice\n";
  writeFileSync(join(copy, '.changeset/change.md'), change);
  await timed('versions', () => execute('pnpm', ['changeset', 'version'], inCopy));
  const packages = join(copy, '.packages');
  await timed('packages', () => execute('node', ['tooling/scripts/pack-site.mjs', packages], inCopy));
  registry = await timed('registry', () => startRegistry(join(copy, '.registry')));
  await expect.poll(registry.isUp).toBe(true);
  await timed('publish', () => registry.publish(packages));
  await timed('shell', () => execute('pnpm', ['--filter', 'shell', 'build'], inCopy));
  print("The site's team");
});

test.afterAll(async () => {
  await registry.stop();
  rmSync(copy, { recursive: true, force: true });
});

for (const bundler of ['webpack', 'rspack'])
  test(`a team that has packages and no clone of this repository makes a remote with ${bundler}, tests it, ships it and takes it back`, async ({
    page,
    site,
  }) => {
    test.setTimeout(900_000);
    const { timed, print } = stopwatch();
    const elsewhere = mkdtempSync(join(tmpdir(), 'outside-team-'));
    const repository = join(elsewhere, 'mfe-club');
    const port = String(await freePort());
    const env = {
      ...process.env,
      PORT: port,
      SANDBOX_PORT: String(await freePort()),
      SITE_STORE: site.store,
      DELIVERY_SIGNING_KEY: join(root, '.cache/delivery-key.pem'),
      INIT_CWD: repository,
    };
    const npm = (...words: string[]) => execute('npm', words, { cwd: repository, env });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const campaign = page.getByText('À venda agora: Raspe Mais');

    /** Runs `npm start`, calls `look`, and ends it. */
    const whileItRuns = async (options: string[], look: (said: () => string) => Promise<void>) => {
      const dev = spawn('npm', ['start', '--', ...options], { cwd: repository, env, detached: true });
      const ended = once(dev, 'exit');
      let said = '';
      dev.stdout.on('data', (data) => (said += String(data)));
      try {
        await look(() => said);
      } finally {
        // Leaves the page before its server ends.
        await page.goto('about:blank');
        process.kill(-Number(dev.pid));
        await ended;
      }
    };
    const isServed = (path: string) =>
      expect(async () =>
        expect((await page.request.get(`http://localhost:${port}${path}`)).ok()).toBe(true),
      ).toPass();

    try {
      await site.delivery('deploy', join(copy, 'shell/dist'));
      await timed('npm create', () =>
        execute(
          'npm',
          ['create', 'site-remote', 'club', '--yes', '--registry', registry.url, '--', '--bundler', bundler],
          // With the cache of this machine npx would run the command of an earlier test, whose version is the same.
          { cwd: elsewhere, env: { ...process.env, npm_config_cache: join(elsewhere, '.npm') } },
        ),
      );
      await timed('npm install', () => npm('install', '--prefer-offline', '--no-audit', '--no-fund'));
      await timed('npm run types', () => npm('run', 'types'));
      await timed('npm run lint', () => npm('run', 'lint'));
      const notOffered = join(repository, 'src/features/club/not-offered.ts');
      writeFileSync(notOffered, "export { useMatch } from 'react-router-dom';\n");
      await expect(npm('run', 'lint')).rejects.toThrow("'useMatch'");
      rmSync(notOffered);
      await timed('npm test', () => npm('test'));
      await timed('npm start: the page alone', () =>
        whileItRuns([], async () => {
          await isServed('/api/features');
          await page.goto(`http://localhost:${port}/club`);
          await expect(campaign).toBeVisible();
        }),
      );
      await timed('npm start -- --against: the page within the site', () =>
        whileItRuns(['--against', site.url], async (said) => {
          const address = () => /\S+\?override=\S+/.exec(said())?.[0] ?? '';
          await expect.poll(address).not.toBe('');
          await isServed('/mf-manifest.json');
          await page.goto(address());
          await expect(heading('Club')).toBeVisible();
          await expect(campaign).toBeVisible();
          // From here on the page is the published one.
          await page.evaluate(() => localStorage.removeItem('remoteOverrides'));
        }),
      );
      await timed('npm run ship', () => npm('run', 'ship'));
      await page.goto(`${site.url}/club`);
      await expect(heading('Club')).toBeVisible();
      await expect(campaign).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();

      const texts = join(repository, 'src/features/club/club.text.ts');
      writeFileSync(texts, readFileSync(texts, 'utf8').replace("heading: 'Club'", "heading: 'Clube'"));
      await timed('npm run ship, again', () => npm('run', 'ship'));
      await page.goto(`${site.url}/club`);
      await expect(heading('Clube')).toBeVisible();

      await timed('delivery rollback', () => npm('exec', 'delivery', '--', 'rollback', 'mfe-club'));
      await page.goto(`${site.url}/club`);
      await expect(heading('Club')).toBeVisible();
    } finally {
      print(`A team with ${bundler}`);
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });
