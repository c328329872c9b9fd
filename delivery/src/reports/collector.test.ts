import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compose } from '#compose/compose.ts';
import { publish } from '#publish/publish.ts';
import { startCanary } from '#registry/canary.ts';
import { readHistory, readPointer } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import { siteServer } from '#serve/server.ts';
import { ask } from '#testing/ask.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { collector } from './collector';
import { byVersion, readCounts } from './counts';

const author = { by: 'ana', why: '' };
const settings = { config: {}, allow: {} };
const ready = (version: string) => ({ remote: 'mfe-shop', version });
const failed = (version: string, fault: 'code' | 'network' = 'code') => ({
  remote: 'mfe-shop',
  version,
  failure: { kind: fault === 'code' ? 'import-error' : 'chunk-missing', fault },
});

/** A site with mfe-shop@1.0.0 live and 1.1.0 in canary; `visit` is one visitor with an address of their own. */
async function siteInCanary(share = 10) {
  const files = new Map<string, Buffer>();
  const depot = memoryDepot(memoryStore(files));
  for (const version of ['1.0.0', '1.1.0']) await publish(depot, madeUpBuild({ name: 'mfe-shop', version }));
  await promote(depot, { name: 'mfe-shop', version: '1.0.0' }, author);
  await startCanary(depot, { name: 'mfe-shop', version: '1.1.0', share, budget: 5 }, author);
  await compose(depot, settings);
  const reports = collector(depot, settings);
  let visitors = 0;
  const visit = (report: ReturnType<typeof ready | typeof failed>, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      visitors += 1;
      const client = reports.admit(`10.1.${visitors >> 8}.${visitors & 255}`);
      if (client) reports.take(report, client);
    }
  };
  const isInCanary = async () => (await readPointer(depot, 'mfe-shop'))?.canary !== undefined;
  return { depot, files, reports, visit, isInCanary };
}

test('stops a canary that fails more often than the live version, and says why in the history', async () => {
  const { depot, reports, visit, isInCanary } = await siteInCanary();
  visit(ready('1.0.0'), 300);
  visit(ready('1.1.0'), 20);
  visit(failed('1.1.0'), 4);
  await reports.count();
  expect(await isInCanary()).toBe(true);

  visit(failed('1.1.0'), 6);
  await reports.count();
  expect((await readHistory(depot, 'mfe-shop')).at(-1)).toMatchObject({
    action: 'canary-abort',
    live: '1.0.0',
    by: 'collector',
    why: '10 of 30 visits failed, and 0 of 300 visits of the live version',
  });
  expect(String(await depot.read('remotes.json'))).not.toContain('1.1.0');
});

test('files that did not come over the network stop nothing', async () => {
  const { depot, reports, visit, isInCanary } = await siteInCanary();
  visit(ready('1.0.0'), 300);
  visit(ready('1.1.0'), 20);
  visit(failed('1.1.0', 'network'), 200);
  await reports.count();

  expect(await isInCanary()).toBe(true);
  expect(byVersion(await readCounts(depot, 'mfe-shop'))).toContainEqual({
    version: '1.1.0',
    visits: 20,
    failures: 0,
    unreached: 200,
    lastKind: 'chunk-missing',
  });
});

test('what the live version fails at, the canary may fail at', async () => {
  const { reports, visit, isInCanary } = await siteInCanary();
  visit(failed('1.0.0'), 90);
  visit(failed('1.1.0'), 10);
  visit(ready('1.0.0'), 90);
  visit(ready('1.1.0'), 10);
  await reports.count();

  expect(await isInCanary()).toBe(true);
});

test('visits of an earlier canary do not count for the next one of the same version', async () => {
  const { depot, reports, visit, isInCanary } = await siteInCanary();
  visit(ready('1.0.0'), 300);
  visit(failed('1.1.0'), 30);
  await reports.count();
  await startCanary(depot, { name: 'mfe-shop', version: '1.1.0', share: 10, budget: 5 }, author);
  visit(failed('1.1.0'));
  await reports.count();

  expect(await isInCanary()).toBe(true);
});

test('counts nothing of a version that nobody should have', async () => {
  const { files, reports, visit } = await siteInCanary();
  const before = [...files.keys()];
  visit(failed('6.6.6'), 50);
  await reports.count();

  expect([...files.keys()]).toEqual(before);
});

test('ten thousand forged reports of one address change nothing', async () => {
  const { depot, files, reports, visit, isInCanary } = await siteInCanary();
  visit(ready('1.0.0'), 300);
  visit(ready('1.1.0'), 40);
  const server = await siteServer({ store: depot, allow: async () => ({}), collect: reports });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const keysBefore = files.size;
  const statuses = new Map<number, number>();
  const forge = async (number: number) => {
    const report = number % 2 ? failed('1.1.0') : failed(`1.1.${number}`);
    const body = JSON.stringify(report);
    const { status } = await ask(port, { path: '/reports', method: 'POST', headers, body, agent });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let sent = 0; sent < 10_000; sent += 50)
    await Promise.all(Array.from({ length: 50 }, (_, number) => forge(sent + number)));
  await reports.count();
  agent.destroy();
  await server.close();

  expect([...statuses]).toEqual([[204, 10_000]]);
  expect(await isInCanary()).toBe(true);
  expect(files.size).toBe(keysBefore + 1);
  expect(byVersion(await readCounts(depot, 'mfe-shop'))).toMatchObject([
    { version: '1.0.0', visits: 300, failures: 0 },
    { version: '1.1.0', visits: 41, failures: 1 },
  ]);
});
