import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compose } from '#compose/compose.ts';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { siteServer } from '#serve/server.ts';
import { ask } from '#testing/ask.ts';
import { emptyDepot, testKeys } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { workplace } from '#testing/run-tool.ts';

const allow = { 'script-src': ['https://pay.example'] };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function site() {
  const { folder, run } = workplace({ local: { store: 'store', trustedKeys: testKeys.trusted } });
  const depot = emptyDepot(join(folder, 'store'));
  for (const built of [
    madeUpBuild({ name: 'shell', version: '1.0.0' }),
    madeUpBuild({ name: 'mfe-account', version: '1.0.0', routes: ['/login'] }),
  ]) {
    await publish(depot, built);
    await promote(depot, built.build, { by: 'ana', why: '' });
  }
  await depot.write('assets/mark.png', Buffer.from('png'));
  await compose(depot, { config: {}, allow });
  return { depot, run };
}

/** What somebody makes who has a store and a CDN that can add headers: the files, and by each line of the table its header. */
function cdn(folder: string, table: string): Server {
  const rules = table
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string, string, string]);
  return createServer(async (request, reply) => {
    const path = request.url ?? '/';
    const file = path.includes('.') ? path : '/index.html';
    const body = await readFile(join(folder, file)).catch(() => undefined);
    reply.statusCode = body ? 200 : 404;
    const decided = new Set<string>();
    for (const [status, pattern, header, value] of rules) {
      if (decided.has(header) || !new RegExp(pattern).test(path)) continue;
      if (!new RegExp(`^(${status})$`).test(`${reply.statusCode}`)) continue;
      decided.add(header);
      if (value !== '-') reply.setHeader(header, value);
    }
    reply.end(body);
  });
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

test('a CDN that follows the printed table sends the headers that "delivery serve" sends', async () => {
  const { depot, run } = await site();
  const { stdout } = await run('headers');
  const made = cdn(depot.address, stdout);
  const served = await siteServer({ store: depot, allow: async () => allow });
  await served.listen({ port: 0, host: '127.0.0.1' });
  closing.push(
    () => made.close(),
    () => served.close(),
  );
  const names = [...new Set([...stdout.matchAll(/^\S+\t\S+\t(\S+)\t/gm)].map(([, name]) => name ?? ''))];
  expect(names).toContain('strict-transport-security');

  for (const path of [
    '/',
    '/login',
    '/mfe-account/1.0.0/entry.0a.js',
    '/assets/mark.png',
    '/assets/no.png',
    '/no.js',
  ]) {
    const [ofTable, ofServe] = await Promise.all([
      ask(await portOf(made), { path }),
      ask(await portOf(served.server), { path }),
    ]);
    expect([path, ofTable.status]).toEqual([path, ofServe.status]);
    for (const name of names)
      expect([path, name, ofTable.headers[name]]).toEqual([path, name, ofServe.headers[name]]);
  }
});

test('nginx gets the rules that "delivery nginx" has in its own server', async () => {
  const { run } = await site();
  const [alone, whole] = [await run('headers', '--nginx'), await run('nginx')];
  const lines = alone.stdout.split('\n').filter((line) => line && !line.startsWith('#'));

  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(whole.stdout).toContain(line);
});
