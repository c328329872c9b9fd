import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { compose } from '#compose/compose.ts';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { ask } from '#testing/ask.ts';
import { emptyDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { siteServer } from './server';

const author = { by: 'ana', why: '' };
const metrics = async () => '# HELP';
const settings = { config: {}, allow: {} };
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const made = temporaryFolder();

beforeAll(async () => {
  const depot = emptyDepot(made);
  const account = madeUpBuild({ name: 'mfe-account', version: '1.0.0', routes: ['/login'] });
  for (const built of [madeUpBuild({ name: 'shell', version: '1.0.0' }), account]) {
    await publish(depot, built);
    await promote(depot, built.build, author);
  }
  await compose(depot, settings);
});

/** A server of a copy of that site. */
async function site(options: Partial<Parameters<typeof siteServer>[0]> = {}) {
  const folder = temporaryFolder();
  cpSync(made, folder, { recursive: true });
  const depot = emptyDepot(folder);
  const server = await siteServer({ store: depot, allow: async () => ({}), ...options });
  await server.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => server.close());
  return { depot, port: (server.server.address() as AddressInfo).port };
}

test.each(['/', '/login', '/LOGIN', '/meus-titulos/RM10', '/nowhere'])(
  'serves the page %s as HTML that is checked each time',
  async (path) => {
    const { port } = await site();
    const { status, headers } = await ask(port, { path });

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test('serves a published file for a year, in Brotli', async () => {
  const { port } = await site();
  const answer = await ask(port, {
    path: '/mfe-account/1.0.0/entry.0a.js',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });

  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
  });
  expect(String(brotliDecompressSync(answer.body))).toBe('/* 1.0.0 */');
});

test.each([
  '/mfe-account/1.0.0/nothing.js',
  '/mfe-account/9.9.9/nothing',
  '/picture.png',
  '/assets/eventos/x',
  '/pages/nothing',
])('responds to %s, a file that does not exist, with 404 and no HTML', async (path) => {
  const { port } = await site();
  const { status, headers } = await ask(port, { path });

  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
});

test.each(['/FAQ/Questao/1.0', '/nowhere.php', '/perfil/'])(
  'serves %s, which is not a file of a site, as a page',
  async (path) => {
    const { port } = await site();
    const { status, headers } = await ask(port, { path });

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test.each([
  '/_delivery/history/mfe-account/00000001.json',
  '/%5fdelivery/history/mfe-account/00000001.json',
  '/x/../_delivery/history/mfe-account/00000001.json',
  '/x%2f..%2f_delivery/history/mfe-account/00000001.json',
  '//_delivery/history/mfe-account/00000001.json',
  '/./_delivery//history/mfe-account/00000001.json',
  '/../../../../../../etc/passwd.txt',
  '/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd.txt',
  '/mfe-account/1.0.0/..%2f..%2f_delivery%2fhistory%2fmfe-account%2f00000001.json',
  '/mfe-account%00.js',
  '/%',
])('shows nobody what is not part of the site (%s)', async (path) => {
  const { port } = await site();
  const { status, body } = await ask(port, { path });

  expect([400, 404]).toContain(status);
  expect(String(body)).not.toContain('signature');
});

test.each(['/login', '/', '/mfe-account/1.0.0/nothing', '/_delivery/history', '/picture.svg'])(
  'protects with its headers what a browser may show (%s)',
  async (path) => {
    const { port } = await site();
    const { headers } = await ask(port, { path });

    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  },
);

test('sends no policy with code, which no browser shows by itself', async () => {
  const { port } = await site();
  const { status, headers } = await ask(port, { path: '/mfe-account/1.0.0/entry.0a.js' });

  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' });
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('permissions-policy');
});

test('follows the settings: what they allow from now on is allowed in the next response', async () => {
  const allow: Record<string, string[]> = {};
  const { port } = await site({ allow: async () => allow });
  await ask(port, { path: '/' });
  allow['script-src'] = ['https://pay.example'];

  const { headers } = await ask(port, { path: '/' });
  expect(headers['content-security-policy']).toContain('https://pay.example');
});

test('serves HTML in Brotli at its best, like the files that never change', async () => {
  const { port } = await site();
  const [plain, answer] = await Promise.all([
    ask(port, { path: '/login' }),
    ask(port, { path: '/login', headers: { 'accept-encoding': 'br' } }),
  ]);

  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.body).toEqual(brotliCompressSync(plain.body));
});

test('responds with 304 to a browser that has the HTML already', async () => {
  const { port } = await site();
  const { headers } = await ask(port, { path: '/login' });
  const again = await ask(port, { path: '/login', headers: { 'if-none-match': String(headers['etag']) } });

  expect(again.status).toBe(304);
});

test('shows a promote at once', async () => {
  const { depot, port } = await site();
  const page = { path: '/login', headers: { 'accept-encoding': 'br' } };
  await ask(port, page);
  await publish(depot, madeUpBuild({ name: 'mfe-account', version: '1.1.0', routes: ['/login'] }));
  await promote(depot, { name: 'mfe-account', version: '1.1.0' }, author);
  await compose(depot, settings);

  expect(String(brotliDecompressSync((await ask(port, page)).body))).toContain(
    '/mfe-account/1.1.0/entry.0a.js',
  );
});

test('takes the report of a visit as a beacon sends it, and refuses anything else', async () => {
  const taken: unknown[] = [];
  const { port } = await site({
    collect: { admit: (address) => address, take: (...report) => void taken.push(report) },
  });
  const send = async (body: string, address = '203.0.113.7') => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': address };
    return (await ask(port, { path: '/reports', method: 'POST', body, headers })).status;
  };
  const ready = { remote: 'mfe-account', version: '1.0.0' };
  const failed = { ...ready, failure: { kind: 'chunk-missing', fault: 'network' } };

  expect(await send(JSON.stringify(ready))).toBe(204);
  expect(await send(JSON.stringify(failed), '203.0.113.8')).toBe(204);
  expect(await send('{"remote":"../../x"}')).toBe(400);
  expect(await send('not JSON')).toBe(400);
  expect(await send('x'.repeat(2000))).toBe(413);
  expect(taken).toEqual([
    [ready, '203.0.113.7'],
    [failed, '203.0.113.8'],
  ]);
});

test('takes what visitors had, and nothing else', async () => {
  const taken: unknown[] = [];
  const figures = {
    admit: () => 'somebody',
    take: async (report: unknown) => void taken.push(report),
    metrics,
  };
  const { port } = await site({ figures });
  const headers = { 'content-type': 'text/plain' };
  const send = async (body: unknown) =>
    (await ask(port, { path: '/figures', method: 'POST', body: JSON.stringify(body), headers })).status;
  const page = { remote: 'mfe-account', version: '1.0.0', route: '/login', measures: { usable: 812.5 } };

  expect(await send({ pages: [page] })).toBe(204);
  expect(await send({ pages: [] })).toBe(400);
  expect(await send({ pages: Array(21).fill(page) })).toBe(400);
  expect(await send({ pages: [{ ...page, route: '/login?cpf=52998224725' }] })).toBe(400);
  expect(await send({ pages: [{ ...page, measures: { usable: -1 } }] })).toBe(400);
  expect(await send({ pages: [{ ...page, visitor: '1' }] })).toBe(400);
  expect(await send('x'.repeat(7_000))).toBe(413);
  expect(taken).toEqual([{ pages: [page] }]);
});

test('reads no figures of an address that has sent too many', async () => {
  const taken: unknown[] = [];
  const figures = {
    admit: () => undefined,
    take: async (report: unknown) => void taken.push(report),
    metrics,
  };
  const { port } = await site({ figures });
  const headers = { 'content-type': 'text/plain' };

  expect((await ask(port, { path: '/figures', method: 'POST', body: '{', headers })).status).toBe(204);
  expect(taken).toEqual([]);
});

test('tells a monitoring system of this machine what visitors had, and nobody else', async () => {
  const figures = { admit: () => 'somebody', take: async () => undefined, metrics };
  const { port } = await site({ figures });

  expect(String((await ask(port, { path: '/metrics' })).body)).toBe('# HELP');
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  expect((await ask(port, { path: '/metrics', headers })).status).toBe(404);
});

test('passes the API through', async () => {
  const api = createServer((request, reply) => reply.end(`API ${request.url}`)).listen(0);
  closing.push(() => api.close());
  const { port } = await site({ api: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });

  expect(String((await ask(port, { path: '/api/features?x=1' })).body)).toBe('API /api/features?x=1');
  expect(String((await ask(port, { path: '/dados/bancos.json' })).body)).toBe('API /dados/bancos.json');
});

test('a visitor gets a message in Portuguese when the store cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { depot } = await site();
  const broken = { ...depot, read: async () => Promise.reject(new Error('the disk is gone')) };
  const { port } = await site({ store: broken });
  const answer = await ask(port, { path: '/login', headers: { accept: 'text/html' } });

  expect(answer.status).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(String(answer.body)).toContain('Não foi possível abrir o site');
  expect(String(answer.body)).not.toContain('the disk is gone');
});
