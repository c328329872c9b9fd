import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { iso } from 'playwright-core/lib/coreBundle';

export type Address = Parameters<Page['route']>[0];
type Handler = Parameters<Page['route']>[1];
type Route = Parameters<Handler>[0];

export type Proxy = Awaited<ReturnType<typeof routingProxy>>;

const types: Record<string, string> = { style: 'stylesheet', empty: 'fetch' };

/** A proxy between a browser and the site. Playwright's `route` works by it in an engine that has none. */
export async function routingProxy(baseURL: string) {
  let rows: { address: Address; handler: Handler }[] = [];
  const first: string[] = [];
  // As Playwright's own `route`: a page whose requests are routed has no cache, which would leave some of them out.
  let isRouted = false;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = incoming.url ?? '';
    if (url.endsWith(firstScript)) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      outgoing.end(first.join('\n'));
      return;
    }
    const fitting = rows.filter(({ address }) => iso.urlMatches(baseURL, url, address)).toReversed();
    const pass = () => passOn(incoming, outgoing, { isStored: !isRouted });
    const next = async (): Promise<void> => {
      const row = fitting.shift();
      if (row) await row.handler(routeOf(incoming, outgoing, { pass, next }), undefined as never);
      else pass();
    };
    await next();
  }

  const server = createServer(
    (incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    routes: {
      add: (address: Address, handler: Handler) => {
        isRouted = true;
        rows.push({ address, handler });
      },
      remove: (address: Address) => void (rows = rows.filter((row) => row.address !== address)),
      clear: () => void (rows = []),
    },
    /** Has a program run in every document, before all others. */
    runFirst: (program: string) => void first.push(program),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const firstScript = '/runs-first.js';
const withFirstScript = (html: string) =>
  html.replace('<head>', `<head><script src="${firstScript}"></script>`);
const isDocument = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'document';

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, { isStored }: { isStored: boolean }) {
  const { url = '', method } = incoming;
  const { 'accept-encoding': _encoding, ...plain } = incoming.headers;
  const headers = isDocument(incoming) ? plain : incoming.headers;
  const onward = request(url, { method, headers }, (response) => {
    const status = response.statusCode ?? 502;
    if (!isStored) response.headers['cache-control'] = 'no-store';
    if (!isDocument(incoming)) {
      outgoing.writeHead(status, response.headers);
      response.pipe(outgoing);
      return;
    }
    const { 'content-length': _length, ...rest } = response.headers;
    outgoing.writeHead(status, rest);
    void text(response).then((html) => outgoing.end(withFirstScript(html)));
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** What a handler of `route` gets, as much of it as the journeys use. */
function routeOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { pass, next }: { pass: () => void; next: () => Promise<void> },
): Route {
  const { url = '', headers } = incoming;
  const kind = String(headers['sec-fetch-dest'] ?? 'document');
  const route = {
    request: () => ({ url: () => url, resourceType: () => types[kind] ?? kind }),
    continue: async () => pass(),
    fallback: next,
    abort: async () => void outgoing.destroy(),
    fetch: () => fetch(url, { headers: { accept: String(headers.accept) } }),
    fulfill: async ({ status, contentType, body, json, response }: Fulfilled) => {
      const type =
        contentType ?? (json ? 'application/json' : undefined) ?? response?.headers.get('content-type');
      const policy = response?.headers.get('content-security-policy');
      outgoing.writeHead(status ?? response?.status ?? 200, {
        ...(type && { 'content-type': type }),
        ...(policy && { 'content-security-policy': policy }),
      });
      const content = body ?? (json && JSON.stringify(json)) ?? (await response?.text()) ?? '';
      outgoing.end(isDocument(incoming) ? withFirstScript(content) : content);
    },
  };
  return route as unknown as Route;
}

interface Fulfilled {
  status?: number;
  contentType?: string;
  body?: string;
  json?: object;
  response?: Response;
}
