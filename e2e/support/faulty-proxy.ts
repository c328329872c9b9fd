import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a file on its way: its response waits until the fault ends, or is replaced. */
export type Fault = 'stalls' | 'is missing' | 'has other bytes';

export interface FaultyProxy {
  url: string;
  /** Gives the files with these paths a fault, each until `mend`. */
  break: (paths: readonly string[], fault: Fault) => void;
  /** Ends all faults: requests that waited get their response. */
  mend: () => void;
  close: () => Promise<void>;
}

/**
 * Stands between the browser and a site. Unlike routes of Playwright, which switch the browser's cache off, it leaves the
 * browser as a customer has it.
 */
export async function faultyProxy(site: string): Promise<FaultyProxy> {
  const faults = new Map<string, Fault>();
  let mend: () => void = () => undefined;
  let mended = new Promise<void>((resolve) => (mend = resolve));

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const fault = faults.get(new URL(incoming.url ?? '/', site).pathname);
    if (fault === 'is missing') {
      outgoing.writeHead(404, { 'cache-control': 'no-store', ...allowed }).end();
      return;
    }
    if (fault === 'stalls') await mended;
    const onward = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(site).host } },
      (response) => {
        const isOther = fault === 'has other bytes';
        if (!isOther) {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
          return;
        }
        response.resume();
        // As a server that keeps the site's rules sends them: for a year.
        const { 'content-type': type, 'cache-control': cache } = response.headers;
        outgoing.writeHead(200, { 'content-type': type, 'cache-control': cache, ...allowed });
        outgoing.end('/* other bytes */');
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    break: (paths, fault) => paths.forEach((path) => faults.set(path, fault)),
    mend: () => {
      faults.clear();
      mend();
      mended = new Promise((resolve) => (mend = resolve));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const allowed = { 'access-control-allow-origin': '*' };
