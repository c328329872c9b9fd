import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeBody } from '#support/change-body.ts';
import { expect, test } from '#support/released-site.ts';
import { copyWorkspace } from '#support/workspace-copy.ts';

test.use({ expectedConsole: /preload/ });

test('`pnpm dev <remote> --against <site>`: the deployed site shows it, loads again after a change, and leaves it with one click; in production it does nothing', async ({
  page,
  site,
}) => {
  const copy = copyWorkspace();
  const deck = join(copy, 'mfe-account/src/features/login/login.text.ts');
  const rewrite = (from: string, to: string) =>
    writeFileSync(deck, readFileSync(deck, 'utf8').replace(from, to));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  rewrite('Faça Login para continuar', 'Da minha máquina');
  const dev = spawn('node', ['tooling/scripts/dev.mjs', 'mfe-account', '--against', site.url], { cwd: copy });
  const ended = once(dev, 'exit');
  try {
    let said = '';
    dev.stdout.on('data', (data) => (said += String(data)));
    const address = () => /\S+\?override=\S+/.exec(said)?.[0] ?? '';
    const manifest = () => address().split('@')[1] ?? '';
    await expect.poll(manifest, { timeout: 300_000 }).not.toBe('');
    await expect(async () => expect((await page.request.get(manifest())).ok()).toBe(true)).toPass();
    await page.goto(address());
    await expect(heading('Da minha máquina')).toBeVisible();

    const loadedAgain = page.waitForEvent('load');
    rewrite('Da minha máquina', 'Depois da mudança');
    await loadedAgain;
    await expect(heading('Depois da mudança')).toBeVisible();

    await page.goto(`${site.url}/`);
    const badge = page.getByRole('complementary', { name: 'Modo de desenvolvimento' });
    await expect(badge).toContainText(`mfe-account vem de ${manifest()}`);
    await page.goto(`${site.url}/login`);
    await expect(heading('Depois da mudança')).toBeVisible();

    await badge.getByRole('button', { name: 'Voltar às versões publicadas' }).click();
    await expect(heading('Faça Login para continuar')).toBeVisible();
    await expect(badge).toBeHidden();

    await test.step('in a production configuration an override does nothing', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.addInitScript(
        (entry) => localStorage.setItem('remoteOverrides', JSON.stringify({ 'mfe-account': entry })),
        manifest(),
      );
      await changeBody(
        page,
        ({ pathname }) => pathname === '/login',
        (html) => {
          expect(html).toContain('"allowOverrides":true');
          return html.replace('"allowOverrides":true,', '').replace(',"allowOverrides":true', '');
        },
      );
      await page.goto(`${site.url}/login?override=mfe-account@${manifest()}`);

      await expect(heading('Faça Login para continuar')).toBeVisible();
      await expect(page.getByText('Depois da mudança')).toBeHidden();
      await expect(badge).toBeHidden();
      expect(asked.filter((address) => address.startsWith(new URL(manifest()).origin))).toEqual([]);
    });
  } finally {
    dev.kill('SIGINT');
    await ended;
    rmSync(copy, { recursive: true, force: true });
  }
});
