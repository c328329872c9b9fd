import type { Tab } from './chrome';

/** One request of a page; times are seconds of the browser's clock. */
export interface Request {
  url: string;
  type: string;
  started: number;
  ended: number;
  /** Bytes that came over the wire, headers included; nothing for responses from the cache. */
  bytes: number;
}

/** Keeps the requests of a page from now on. */
export function watchRequests({ Network }: Tab): Request[] {
  const requests: Request[] = [];
  const open = new Map<string, Request>();
  Network.requestWillBeSent(({ requestId, request, type, timestamp }) => {
    const entry = { url: request.url, type: String(type), started: timestamp, ended: Infinity, bytes: 0 };
    open.set(requestId, entry);
    requests.push(entry);
  });
  Network.loadingFinished(({ requestId, timestamp, encodedDataLength }) =>
    Object.assign(open.get(requestId) ?? {}, { ended: timestamp, bytes: encodedDataLength }),
  );
  Network.loadingFailed(({ requestId, timestamp }) =>
    Object.assign(open.get(requestId) ?? {}, { ended: timestamp }),
  );
  return requests;
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
