import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { ask } from '#testing/ask.ts';
import { buildInFolder } from '#testing/build-in-folder.ts';
import { workplace } from '#testing/run-tool.ts';

const tool = resolve(__dirname, '../../delivery.mjs');

interface Sent {
  resourceMetrics: {
    scopeMetrics: {
      metrics: {
        name: string;
        sum?: { dataPoints: object[] };
        histogram?: { dataPoints: object[] };
      }[];
    }[];
  }[];
}

/** A receiver of OTLP over HTTP, and what it was sent. */
async function receiver() {
  const taken: { path: string | undefined; body: Sent }[] = [];
  const server = createServer(async (request, response) => {
    taken.push({ path: request.url, body: (await json(request)) as Sent });
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { taken, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Serves a site, has its visitors send figures, and ends it. */
async function visited(folder: string, variables: Record<string, string>, reports: readonly object[]) {
  const env = { ...process.env, INIT_CWD: folder, ...variables };
  const child = spawn(process.execPath, [tool, 'serve', '--port', '0'], { env, cwd: folder });
  const ended = once(child, 'exit');
  let said = '';
  for await (const part of child.stderr) {
    said += String(part);
    const port = /is at http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (!port || child.killed) continue;
    for (const report of reports)
      await ask(Number(port), {
        path: '/figures',
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ pages: [report] }),
      });
    child.kill();
  }
  await ended;
  return said;
}

const page = { remote: 'mfe-shop', version: '1.0.0', route: '/compra' };
const attributes = (more: Record<string, string>) =>
  Object.entries({ app: 'mfe-shop', version: '1.0.0', route: '/compra', ...more }).map(([key, text]) => ({
    key,
    value: { stringValue: text },
  }));

async function releasedShop() {
  const { run, folder } = workplace({ local: { store: 'store' } });
  await run(
    'deploy',
    buildInFolder(join(folder, 'build'), { name: 'mfe-shop', version: '1.0.0', routes: ['/compra'] }),
  );
  return folder;
}

test('what visitors had is sent by OTLP over HTTP to the receiver that the environment names', async () => {
  const folder = await releasedShop();
  const { taken, url, close } = await receiver();
  await visited(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: url }, [
    { ...page, measures: { lcp: 900 } },
    { ...page, measures: { lcp: 3_000 } },
    { ...page, failure: 'chunk-missing' },
  ]);
  close();

  const { path, body } = taken.at(-1) ?? {};
  expect(path).toBe('/v1/metrics');
  const metrics = body?.resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? [];
  const of = (name: string) => metrics.find((metric) => metric.name === name);
  expect(of('site_page_failures')?.sum?.dataPoints).toEqual([
    expect.objectContaining({ asDouble: 1, attributes: attributes({ kind: 'chunk-missing' }) }),
  ]);
  expect(of('site_page_seconds')?.histogram?.dataPoints).toEqual([
    expect.objectContaining({
      count: 2,
      sum: 3.9,
      bucketCounts: [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0],
      attributes: attributes({ measure: 'lcp' }),
    }),
  ]);
});

test('a receiver that does not respond is reported, and stops nothing', async () => {
  const folder = await releasedShop();
  const { url, close } = await receiver();
  close();
  const said = await visited(
    folder,
    { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_TIMEOUT: '500' },
    [{ ...page, measures: { lcp: 900 } }],
  );

  expect(said).toContain(
    `Figures were not taken by the OTLP receiver: connect ECONNREFUSED ${url.replace('http://', '')}`,
  );
});
