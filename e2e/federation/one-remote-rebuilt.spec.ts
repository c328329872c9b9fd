import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { expect, test } from '#support/released-site.ts';
import { copyWorkspace } from '#support/workspace-copy.ts';

test('a change in mfe-content alone rebuilds mfe-content alone, and the running shell shows it', async ({
  page,
  site,
}) => {
  const copy = copyWorkspace();
  const open = () => page.goto(`${site.url}/`);
  const shell = () => page.locator('script[src*="/shell/"][src*="/main."]').getAttribute('src');
  try {
    await open();
    await expect(page.getByText('Em breve, novidades!')).toBeVisible();
    const before = await shell();

    const banner = join(copy, 'mfe-content/content/home/pausa.md');
    writeFileSync(banner, readFileSync(banner, 'utf8').replace('Em breve, novidades!', 'Falta pouco!'));
    const { stdout } = await promisify(execFile)('node', ['tooling/scripts/build.mjs'], {
      cwd: copy,
      // The packages of the copy are links into the workspace: nothing must install there.
      env: { ...process.env, pnpm_config_verify_deps_before_run: 'false' },
    });
    expect(stdout.match(/^built \S+/gm)).toEqual(['built mfe-content']);
    await site.delivery('deploy', ...apps.map(({ name }) => join(copy, name, 'dist')));

    await open();
    await expect(page.getByText('Falta pouco!')).toBeVisible();
    expect(await shell()).toBe(before);
    const { apps: live } = await site.delivery<{ apps: { name: string; live: string }[] }>('status');
    expect(live.filter((app) => app.live !== site.versionOf(app.name)).map(({ name }) => name)).toEqual([
      'mfe-content',
    ]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
