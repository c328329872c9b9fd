import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { expect, firstVisit, test } from '#support/test.ts';
import { freePort } from '#support/free-port.ts';
import { sandboxUrl } from '#support/addresses.ts';
import { copyWorkspace } from '#support/workspace-copy.ts';

const versionOf = (copy: string, app: string) =>
  (JSON.parse(readFileSync(join(copy, app, 'dist/build.json'), 'utf8')) as { version: string }).version;

test.use(firstVisit);

test('a change in mfe-content alone rebuilds mfe-content alone, and the running shell shows it', async ({
  page,
}) => {
  const copy = copyWorkspace();
  const run = (...words: string[]) =>
    execFileSync(words[0] ?? '', words.slice(1), {
      cwd: copy,
      encoding: 'utf8',
      // The packages of the copy are links into the workspace: nothing must install there.
      env: { ...process.env, pnpm_config_verify_deps_before_run: 'false' },
    });
  const deliver = (...words: string[]) =>
    execFileSync('node', ['delivery.mjs', ...words, '--store', join(copy, 'store')], {
      cwd: join(copy, 'delivery'),
      encoding: 'utf8',
    });
  const live = apps.map(({ name }) => join(copy, name, 'dist'));
  deliver('assets', join(copy, 'mfe-content/public'));
  deliver('deploy', ...live);

  const port = await freePort();
  const site = spawn(
    'node',
    ['delivery.mjs', 'serve', '--store', join(copy, 'store'), '--port', String(port), '--api', sandboxUrl],
    { cwd: join(copy, 'delivery'), stdio: 'ignore' },
  );
  const open = () => page.goto(`http://localhost:${port}/`);
  try {
    await expect(async () => expect((await open())?.ok()).toBe(true)).toPass();
    await expect(page.getByText('Em breve, novidades!')).toBeVisible();
    const before = versionOf(copy, 'mfe-content');
    const shell = await page.locator('script[src*="/shell/"][src*="/main."]').getAttribute('src');

    const banner = join(copy, 'mfe-content/content/home/pausa.md');
    writeFileSync(banner, readFileSync(banner, 'utf8').replace('Em breve, novidades!', 'Falta pouco!'));
    const output = run('node', 'tooling/scripts/build.mjs');
    expect(output.match(/^built \S+/gm)).toEqual(['built mfe-content']);
    expect(versionOf(copy, 'mfe-content')).not.toBe(before);
    deliver('deploy', ...live);

    await open();
    await expect(page.getByText('Falta pouco!')).toBeVisible();
    expect(await page.locator('script[src*="/shell/"][src*="/main."]').getAttribute('src')).toBe(shell);
  } finally {
    site.kill();
    rmSync(copy, { recursive: true, force: true });
  }
});
