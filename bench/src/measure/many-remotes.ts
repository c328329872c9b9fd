import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeManyRemotes } from '#sites/many-remotes.ts';
import { serveSite, siteOf, storeOf } from '#sites/variants.ts';
import { cache } from '#sites/workspace.ts';
import { newVisitor } from './chrome';
import { openLine } from './line';
import { mobile } from './profiles';
import { timesOf } from './visit';

/** The composed site with its own remotes, and with fifty. */
export interface ManyRemotes {
  /** Bytes of the HTML of `/` after Brotli, as the server encodes it. */
  html: { few: number; many: number };
  visits: { remotes: 'few' | 'many'; route: string; largestPaint: number; usable: number }[];
}

const port = 4_562;

/** First visits to two routes on a mobile, by turns. */
export async function measureManyRemotes(workspace: string, runs: number): Promise<ManyRemotes> {
  const store = join(cache, 'stores', 'many-remotes');
  await composeManyRemotes(workspace, store);
  const site = `http://localhost:${port}`;
  const server = await serveSite(workspace, { store, site });
  const lines = {
    few: await openLine(siteOf('composed'), mobile.network),
    many: await openLine(site, mobile.network),
  };
  const visits: ManyRemotes['visits'] = [];
  // The first round lets the server encode its files.
  for (let round = 0; round <= runs; round++)
    for (const route of ['/', '/login'])
      for (const remotes of ['few', 'many'] as const) {
        const visitor = await newVisitor(mobile);
        const { largestPaint, usable } = await timesOf(visitor, lines[remotes], route);
        if (round > 0) visits.push({ remotes, route, largestPaint, usable });
        await visitor.leave();
      }
  server.kill();
  return { html: { few: htmlBytes(storeOf('composed')), many: htmlBytes(store) }, visits };
}

const htmlBytes = (store: string) => brotliCompressSync(readFileSync(join(store, 'index.html'))).length;
