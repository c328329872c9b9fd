import type { Tab, Visitor } from './chrome';
import type { Line } from './line';
import type { PageTimes } from './page-watch';
import { longestChain, type Request, watchRequests } from './requests';

/** What a visit asked the network for. Sizes are bytes over the wire, headers included. */
export interface Traffic {
  scriptBytes: number;
  styleBytes: number;
  /** Requests in sequence that the largest paint waited for. */
  chain: number;
}

/** Opens a page by its address and waits until it is usable and quiet. */
export async function open(tab: Tab, line: Line, path: string): Promise<PageTimes> {
  await tab.Page.navigate({ url: line.address + path });
  await tab.run(() => window.benchUsable);
  await line.quiet();
  return tab.run(() => window.benchTimes);
}

/** The times of one visit. Nobody watches the network of it: that alone would slow the page down. */
export async function timesOf(visitor: Visitor, line: Line, path: string): Promise<PageTimes> {
  const tab = await visitor.openTab();
  const times = await open(tab, line, path);
  await tab.leave();
  return times;
}

/** The traffic of one visit, of scripts and styles up to the moment when the page is usable. */
export async function trafficOf(visitor: Visitor, line: Line, path: string): Promise<Traffic> {
  const tab = await visitor.openTab();
  await tab.Network.enable();
  const requests = watchRequests(tab);
  const times = await open(tab, line, path);
  await tab.leave();
  const [document] = requests;
  if (!document) throw new Error(`${path} asked for nothing`);
  const at = (ms: number) => document.started + ms / 1000;
  const sum = (type: string) =>
    requests
      .filter((request) => request.type === type && request.started <= at(times.usable))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum('Script'),
    styleBytes: sum('Stylesheet'),
    chain: chainTo(times, requests, at(times.largestPaint)),
  };
}

/** Bytes of the files that one visit loads. */
export async function loadedBy(visitor: Visitor, line: Line, path: string): Promise<number> {
  const tab = await visitor.openTab();
  await tab.Network.enable();
  const requests = watchRequests(tab);
  await open(tab, line, path);
  await tab.leave();
  const isFile = ({ type }: Request) => !['Document', 'Fetch', 'XHR'].includes(type);
  return requests.filter(isFile).reduce((total, { bytes }) => total + bytes, 0);
}

// A text of the measured pages is drawn by code and waits for no call.
const drawing = ['Document', 'Script', 'Stylesheet'];

/** Requests in sequence up to the largest picture, or up to the paint of the largest text. */
function chainTo({ largestPicture }: PageTimes, requests: readonly Request[], painted: number): number {
  const picture = requests.find(({ url }) => url === largestPicture);
  if (picture) return 1 + longestChain(requests, picture.started);
  const code = requests.filter(({ type }) => drawing.includes(type));
  return longestChain(code, painted);
}
