import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '#support/released-site.ts';
import { sandboxUrl } from '#support/addresses.ts';
import { copyWorkspace, linkPackages } from '#support/workspace-copy.ts';

test('`pnpm new-remote club` makes a fifth remote that is tested, built, run in development and shipped', async ({
  page,
  site,
}) => {
  const copy = copyWorkspace();
  const env = { ...process.env, pnpm_config_verify_deps_before_run: 'false' };
  const pnpm = (...words: string[]) =>
    promisify(execFile)('pnpm', words, { cwd: copy, env, encoding: 'utf8' });
  const others = ['shell', 'mfe-account', 'mfe-content', 'mfe-prizes', 'mfe-shop'];
  const versions = async () => {
    const script = `import('./tooling/bundler/build-record.mjs').then(({ identityOf }) =>
      console.log(${JSON.stringify(others)}.map((app) => identityOf(process.cwd() + '/' + app).version).join()))`;
    return (await promisify(execFile)('node', ['-e', script], { cwd: copy, encoding: 'utf8' })).stdout;
  };
  try {
    const before = await versions();
    await pnpm('new-remote', 'club');
    expect(await versions()).toBe(before);
    linkPackages(copy, 'mfe-club', 'mfe-shop');
    expect(readFileSync(join(copy, 'pnpm-lock.yaml'), 'utf8')).toContain('\n  mfe-club:\n');

    const feature = join(copy, 'mfe-club/src/features/club');
    writeFileSync(join(feature, 'one.ts'), `import { two } from './two';\nexport const one = () => two;\n`);
    writeFileSync(join(feature, 'two.ts'), `import { one } from './one';\nexport const two = () => one;\n`);
    await Promise.all([
      pnpm('--filter', 'mfe-club', 'test'),
      pnpm('--filter', 'mfe-club', 'types'),
      pnpm('--filter', 'mfe-club', 'build'),
      pnpm('exec', 'eslint', '--max-warnings', '0', 'mfe-club'),
      expect(pnpm('check:cycles')).rejects.toMatchObject({
        stdout: expect.stringContaining('mfe-club/src/features/club/one.ts'),
      }),
    ]);

    // Development leaves the builds alone, so that they can be published after it.
    const record = () => readFileSync(join(copy, 'mfe-club/dist/build.json'), 'utf8');
    const built = record();
    const dev = spawn('node', ['tooling/scripts/dev.mjs', 'mfe-club'], {
      cwd: copy,
      env: { ...env, SANDBOX_PORT: new URL(sandboxUrl).port },
    });
    const ended = once(dev, 'exit');
    let said = '';
    dev.stdout.on('data', (data) => (said += String(data)));
    await expect.poll(() => said).toContain('with the sandbox that is running');
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
    await expect(async () => expect((await page.request.get(`${address}/main.js`)).ok()).toBe(true)).toPass();
    dev.kill('SIGINT');
    await ended;
    expect(record()).toBe(built);

    await site.delivery('deploy', join(copy, 'mfe-club/dist'));
    expect(await versions()).toBe(before);
    await page.goto(`${site.url}/club`);
    await expect(page.getByRole('heading', { level: 1, name: 'Club' })).toBeVisible();
    await expect(page.getByText('À venda agora: Raspe Mais')).toBeVisible();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
