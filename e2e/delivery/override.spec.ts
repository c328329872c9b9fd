import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '#support/released-site.ts';
import { copyWorkspace } from '#support/workspace-copy.ts';

test.use({ expectedConsole: /preload/ });

/** A developer's own machine: a folder behind a small web server that any origin may read. */
function ownMachine(folder: string): Promise<{ server: Server; manifest: string }> {
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
  const server = createServer((request, reply) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    reply.setHeader('Access-Control-Allow-Origin', '*');
    reply.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    createReadStream(join(folder, name))
      .on('error', () => reply.writeHead(404).end())
      .pipe(reply);
  });
  return new Promise((done) =>
    server.listen(0, 'localhost', () =>
      done({
        server,
        manifest: `http://localhost:${(server.address() as AddressInfo).port}/mf-manifest.json`,
      }),
    ),
  );
}

const newHeading = (_name: string, text: string) =>
  text.replaceAll('Faça Login para continuar', 'Da minha máquina');

test('`pnpm dev <remote> --against <site>`: the deployed site shows it, loads again after a change, and leaves it with one click', async ({
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
  } finally {
    dev.kill('SIGINT');
    await ended;
    rmSync(copy, { recursive: true, force: true });
  }
});

test('in a production configuration an override does nothing', async ({ page, site }) => {
  const { server, manifest } = await ownMachine(site.variant('mfe-account', '1.1.0-own', newHeading));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(
    (entry) => localStorage.setItem('remoteOverrides', JSON.stringify({ 'mfe-account': entry })),
    manifest,
  );
  await page.route(
    ({ pathname }) => pathname === '/login',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain('"allowOverrides":true');
      await route.fulfill({
        response,
        body: html.replace('"allowOverrides":true,', '').replace(',"allowOverrides":true', ''),
      });
    },
  );
  await page.goto(`${site.url}/login?override=mfe-account@${manifest}`);

  await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();
  await expect(page.getByText('Da minha máquina')).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Modo de desenvolvimento' })).toBeHidden();
  expect(asked.filter((address) => address.startsWith(new URL(manifest).origin))).toEqual([]);
  server.close();
});
