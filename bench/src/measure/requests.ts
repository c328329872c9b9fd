import type { CDPSession } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';

/** One request of a page; times are seconds of the browser's clock. */
export interface Request {
  url: string;
  type: string;
  started: number;
  ended: number;
  /** Bytes that came over the wire, headers included; nothing for what the cache answered. */
  bytes: number;
}

/** Keeps the requests of a page from now on. */
export function watchRequests(session: CDPSession): Request[] {
  const requests: Request[] = [];
  const open = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const entry = { url: request.url, type: String(type), started: timestamp, ended: Infinity, bytes: 0 };
    open.set(requestId, entry);
    requests.push(entry);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    Object.assign(open.get(requestId) ?? {}, { ended: timestamp, bytes: encodedDataLength }),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
    Object.assign(open.get(requestId) ?? {}, { ended: timestamp }),
  );
  return requests;
}

/** Waits until half a second has passed without a request: what the page asks for after its heading is there counts too. */
export async function quiet(requests: readonly Request[]): Promise<void> {
  for (;;) {
    const asked = requests.length;
    await setTimeout(500);
    if (requests.length === asked && requests.every(({ ended }) => ended < Infinity)) return;
  }
}

/** The longest chain of requests of which each began only when the one before had ended, up to a moment. */
export function longestChain(requests: readonly Request[], until: number): number {
  const before = requests
    .filter(({ started, ended }) => started < until && ended <= until)
    .sort((a, b) => a.started - b.started);
  const depths = new Map<Request, number>();
  for (const request of before) {
    const earlier = [...depths].filter(([other]) => other.ended <= request.started);
    depths.set(request, 1 + Math.max(0, ...earlier.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}
