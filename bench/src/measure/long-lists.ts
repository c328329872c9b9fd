import { createSandboxClient } from 'sandbox/testing/sandbox-client';
import { openListApi, orderNumber, titleNumber } from '#sites/list-api.ts';
import { api, serveSite, storeOf } from '#sites/variants.ts';
import { newVisitor, type Tab } from './chrome';
import { openLine } from './line';
import { mobile } from './profiles';

/** What one visit to a list came to. */
export interface ListSample {
  list: string;
  length: 'short' | 'long';
  /** Milliseconds until its first row was there. */
  usable: number;
  /** The longest frame while it was scrolled, in milliseconds; nothing where none took more than 50. */
  longestFrame: number;
  /** Whether the browser's own search, and who reads the accessibility tree, find the last row. */
  isFound: boolean;
}

/** A visit to a long list takes a quarter of a minute. */
const mostRounds = 5;

const lengths = { short: { titles: 50, orders: 50 }, long: { titles: 5_000, orders: 2_000 } };
const lists = [
  {
    list: 'titles',
    path: '/meus-titulos/10',
    row: 'main article button',
    // The page leaves product and series out.
    lastWord: (count: typeof lengths.short) => titleNumber(count.titles - 1).slice(6),
  },
  {
    list: 'orders',
    path: '/meus-pedidos/compras',
    row: 'main article summary',
    lastWord: (count: typeof lengths.short) => orderNumber(count.orders - 1),
  },
];

/** Opens the longest lists of a customer on a mobile, at 50 entries and at thousands, by turns, with the code in the cache. */
export async function measureLongLists(workspace: string, runs: number): Promise<ListSample[]> {
  const { token } = await createSandboxClient(api).newCustomer();
  const samples: ListSample[] = [];
  const sites = await Promise.all(
    (['short', 'long'] as const).map(async (length, place) => {
      const port = 4_560 + place;
      const site = `http://localhost:${port}`;
      const server = await serveSite(workspace, {
        store: storeOf('composed'),
        site,
        api: await openListApi(lengths[length]),
      });
      return {
        length,
        server,
        line: await openLine(site, mobile.network),
        visitor: await newVisitor(mobile, token),
      };
    }),
  );
  for (let round = 0; round <= Math.min(runs, mostRounds); round++)
    for (const { list, path, row, lastWord } of lists)
      for (const { length, line, visitor } of sites) {
        const tab = await visitor.openTab();
        await tab.Page.navigate({ url: line.address + path });
        const usable = await tab.run(waitForRow, row);
        await line.quiet();
        const longestFrame = await tab.run(scrollThrough);
        const isFound = await finds(tab, lastWord(lengths[length]));
        await tab.leave();
        // In the first round the code was not in the cache.
        if (round > 0) samples.push({ list, length, usable, longestFrame, isFound });
      }
  for (const { server, visitor } of sites) {
    await visitor.leave();
    server.kill();
  }
  return samples;
}

async function finds(tab: Tab, word: string): Promise<boolean> {
  const isOnPage = await tab.run(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    word,
  );
  const { nodes } = await tab.Accessibility.getFullAXTree({});
  return isOnPage && nodes.some(({ name }) => String(name?.value ?? '').includes(word));
}

// These run in the page, and use nothing from outside.

async function waitForRow(row: string) {
  while (!document.querySelector(row)) await new Promise(requestAnimationFrame);
  return performance.now();
}

async function scrollThrough() {
  let longest = 0;
  const seen = new PerformanceObserver((entries) =>
    entries.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration))),
  );
  // A long list may still be on its way into the document.
  seen.observe({ type: 'long-animation-frame' });
  for (let frame = 0; frame < 90; frame++) {
    window.scrollBy({ top: 400, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  seen.disconnect();
  return longest;
}
