import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, measureBuilds } from '#measure/builds.ts';
import { startChrome } from '#measure/chrome.ts';
import { measureControls } from '#measure/controls.ts';
import { filmstrip } from '#measure/filmstrip.ts';
import { measureInteractions } from '#measure/interactions.ts';
import { measureLongLists } from '#measure/long-lists.ts';
import { measureManyRemotes } from '#measure/many-remotes.ts';
import { measurePages, measureTraffic, warmUp } from '#measure/measure-pages.ts';
import { measureNavigation } from '#measure/navigation.ts';
import { mobile } from '#measure/profiles.ts';
import { measurePromote } from '#measure/promote.ts';
import { measureRelease } from '#measure/release.ts';
import { writeFilmstrip, writeReport } from '#report/report.ts';
import { cache, copyWorkspace } from '#sites/workspace.ts';
import { api, comparedNames, makeSites, serveSites, siteOf } from '#sites/variants.ts';
import { type Part, readOptions } from './options';
import { benchQuickly } from './quick';
import type { Results } from './results';

const { quick, runs, keep, only } = readOptions();
if (quick) {
  await benchQuickly();
  process.exit(0);
}
const file = join(cache, 'results.json');
const results: Results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
const wants = (part: Part) => only.includes(part);
/** Measures a part where it is wanted, and says how long that took. */
const measure = async (part: Part, work: () => Promise<Partial<Results> | void>) => {
  if (!wants(part)) return;
  const started = performance.now();
  Object.assign(results, await work(), {
    at: new Date().toISOString(),
    runs: { ...results.runs, [part]: runs },
  });
  writeFileSync(file, JSON.stringify(results));
  writeReport(results);
  console.log(`${part}: ${Math.round((performance.now() - started) / 1_000)} s`);
};

mkdirSync(cache, { recursive: true });
const workspace = keep ? join(cache, 'workspace') : copyWorkspace('workspace');
if (wants('builds')) await measure('builds', async () => ({ builds: await measureBuilds(workspace) }));
else if (!keep) await buildAll(workspace);
if (!keep) await makeSites(workspace);
const stop = await serveSites(workspace);
const browser = await startChrome();
try {
  await warmUp();
  await measure('traffic', async () => ({ traffic: await measureTraffic() }));
  await measure('pages', async () => ({ pages: await measurePages(runs) }));
  await measure('controls', async () => ({ controls: await measureControls(runs) }));
  await measure('navigation', async () => ({ navigation: await measureNavigation(runs) }));
  await measure('interactions', async () => {
    const interactions: Results['interactions'] = [];
    for (let round = 0; round < runs; round++)
      for (const variant of comparedNames)
        interactions.push({
          variant,
          ...(await measureInteractions(browser, mobile, { site: siteOf(variant), api })),
        });
    return { interactions };
  });
  await measure('lists', async () => ({ lists: await measureLongLists(workspace, runs) }));
  await measure('remotes', async () => ({ remotes: await measureManyRemotes(workspace, runs) }));
  await measure('filmstrip', async () => {
    for (const path of ['/', '/login']) writeFilmstrip(path, await filmstrip(browser, path));
  });
  await measure('release', async () => ({ release: await measureRelease(workspace) }));
} finally {
  await browser.close();
  stop();
}
await measure('promote', async () => ({ promote: await measurePromote(workspace) }));
process.exit(0);
