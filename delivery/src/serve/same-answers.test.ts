import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compose } from '#compose/compose.ts';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { ask } from '#testing/ask.ts';
import { emptyDepot } from '#testing/empty-depot.ts';
import { freePort } from '#testing/free-port.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { headerRules } from './headers';
import { nginxRules } from './nginx';
import { pageRules } from './page-rules';
import { siteServer } from './server';

// A real nginx under our rules gives the responses that `delivery serve` gives.

const allow = { 'script-src': ['https://pay.example'] };
const author = { by: 'ana', why: '' };
const ending: (() => unknown)[] = [];
const ports = { serve: 0, nginx: 0 };

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

beforeAll(async () => {
  const folder = join(temporaryFolder(), 'a site');
  const depot = emptyDepot(folder);
  const account = madeUpBuild(
    {
      name: 'mfe-account',
      version: '1.0.0',
      routes: ['/login', '/perfil/:step?'],
      pages: { '/login': ['login.0a.js'] },
    },
    { 'login.0a.js': 'login', 'assets/mark.svg': '<svg/>' },
  );
  for (const built of [
    madeUpBuild({ name: 'shell', version: '1.0.0' }),
    account,
    madeUpBuild({ name: 'mfe-content', version: '2.0.0', routes: ['/'] }),
  ]) {
    await publish(depot, built);
    await promote(depot, built.build, author);
  }
  await depot.write('assets/eventos/RM10/frente-200x150.png', Buffer.from('png'));
  await compose(depot, { config: {}, allow });

  const upstream = createServer((request, reply) => {
    if (request.url === '/api/away') return request.socket.destroy();
    return reply
      .writeHead(request.url === '/api/full' ? 503 : 200)
      .end(`API ${request.url} for ${String(request.headers['x-forwarded-host'])}`);
  });
  await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
  ending.push(() => upstream.close());
  const api = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const server = await siteServer({ store: depot, allow: async () => allow, api });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ending.push(() => server.close());
  ports.serve = (server.server.address() as AddressInfo).port;

  ports.nginx = await freePort();
  const rules = nginxRules({ root: folder, port: ports.nginx, rules: await pageRules(depot), allow, api });
  await startNginx(rules, ports.nginx);
});

afterAll(async () => {
  for (const end of ending) await end();
});

const told = ['content-type', ...new Set(headerRules(allow).map(({ header }) => header))];

test.each([
  '/',
  '/login',
  '/LOGIN',
  '/login/',
  '/perfil',
  '/perfil/2',
  '/perfil/2/3',
  '/nowhere/at/all',
  '/perfil/1.0',
  '//login',
  '/perfil//2',
  '//mfe-account/1.0.0//nothing.js',
  '/nowhere.php',
  '/mfe-account/1.0.0/entry.0a.js',
  '/mfe-account/1.0.0/mf-manifest.json',
  '/mfe-account/1.0.0/assets/mark.svg',
  '/mfe-account/1.0.0/nothing.js',
  '/mfe-account/1.0.0/nothing',
  '/mfe-account/9.9.9/',
  '/assets/eventos/RM10/frente-200x150.png',
  '/assets/nothing',
  '/picture.png',
  '/remotes.json',
  '/config.json',
  '/_delivery/history/mfe-account/00000001.json',
  '/%5fdelivery/history/mfe-account/00000001.json',
])('nginx serves %s as "delivery serve" does', async (path) => {
  const [expected, answer] = await Promise.all([ask(ports.serve, { path }), ask(ports.nginx, { path })]);

  expect(answer.status).toBe(expected.status);
  expect(String(answer.body)).toBe(String(expected.body));
  for (const name of told) expect([name, answer.headers[name]]).toEqual([name, expected.headers[name]]);
});

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['//login', 200],
  ['/FAQ//Lista', 200],
  ['///', 200],
  ['/picture.png', 404],
  ['/mfe-account/1.0.0/nothing.js', 404],
  ['/assets/nothing', 404],
  ['/_delivery/history/mfe-account/00000001.json', 404],
  ['//_delivery/history/mfe-account/00000001.json', 404],
  ['/%zz', 404],
])('a person who opens %s sees the site, from nginx as from "delivery serve"', async (path, status) => {
  const [expected, answer] = await Promise.all([
    ask(ports.serve, { path, headers: navigation }),
    ask(ports.nginx, { path, headers: navigation }),
  ]);

  for (const { body, headers, status: given } of [expected, answer]) {
    expect(given).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(status === 404 ? 'no-store' : 'no-cache');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(String(body)).toContain('<html lang="pt-BR">');
  }
  expect(String(answer.body)).toBe(String(expected.body));
});

test.each(['/api/features?x=1', '/dados/bancos.json'])('both pass %s on to the API', async (path) => {
  const headers = { host: 'evil.example:3000', 'x-forwarded-host': 'localhost' };
  for (const port of [ports.serve, ports.nginx]) {
    const answer = await ask(port, { path, headers });

    expect(String(answer.body)).toBe(`API ${path} for evil.example:3000`);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});

test.each([
  ['navigation', navigation, 'text/html; charset=utf-8', 'Não foi possível abrir o site'],
  ['script', { accept: 'application/json' }, 'text/plain; charset=utf-8', 'Não foi possível responder\n'],
])(
  'an API that is down is reported in Portuguese to a %s, by nginx as by "delivery serve"',
  async (_who, headers, type, words) => {
    // "delivery serve" writes it down.
    jest.spyOn(console, 'error').mockImplementation();
    const [expected, answer] = await Promise.all(
      [ports.serve, ports.nginx].map((port) => ask(port, { path: '/api/away', headers })),
    );

    expect(expected?.status).toBeGreaterThanOrEqual(500);
    expect(answer?.status).toBe(502);
    for (const { body, headers: given } of [expected, answer].flatMap((one) => one ?? [])) {
      expect(given['content-type']).toBe(type);
      expect(given['cache-control']).toBe('no-store');
      expect(String(body)).toContain(words);
    }
    expect(String(answer?.body)).toBe(String(expected?.body));
  },
);

test('what the API says itself passes nginx as it is', async () => {
  const { status, body } = await ask(ports.nginx, { path: '/api/full', headers: navigation });

  expect([status, String(body)]).toEqual([503, `API /api/full for 127.0.0.1:${ports.nginx}`]);
});

test.each([
  ['a form that is sent to a page', { method: 'POST', path: '/login' }, 405],
  ['an address that is too long', { path: `/${'a'.repeat(9000)}` }, 414],
])('a person who comes by %s sees a page in Portuguese from nginx', async (_way, request, status) => {
  const answer = await ask(ports.nginx, { headers: navigation, ...request });

  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(String(answer.body)).toContain('<html lang="pt-BR">');
});

test('nginx responds with 304 to a browser that has the HTML already', async () => {
  const { headers } = await ask(ports.nginx, { path: '/login' });
  const again = await ask(ports.nginx, {
    path: '/login',
    headers: { 'if-none-match': String(headers['etag']) },
  });

  expect(again.status).toBe(304);
});

async function startNginx(rules: string, port: number) {
  if (!nginx) throw new Error('This test needs nginx: on Debian, "apt-get install nginx-light".');
  const folder = temporaryFolder();
  const file = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${places}\n${rules}\n}`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', file, '-e', 'stderr']);
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  ending.push(() => child.kill());
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    if (
      await ask(port, { path: '/' }).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`nginx does not respond: ${said}`);
}
