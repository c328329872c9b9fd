import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, measureBuilds } from '#measure/builds.ts';
import { startChrome } from '#measure/chrome.ts';
import { measureInteractions } from '#measure/interactions.ts';
import { measurePages, measureTraffic, openLines, warmUp } from '#measure/measure-pages.ts';
import { measureNavigation } from '#measure/navigation.ts';
import { mobile } from '#measure/profiles.ts';
import { measurePromote } from '#measure/promote.ts';
import { measureRelease } from '#measure/release.ts';
import { writeReport } from '#report/report.ts';
import { cache, copyWorkspace } from '#sites/workspace.ts';
import { api, makeSites, serveSites, siteOf, variantNames } from '#sites/variants.ts';
import { readOptions } from './options';
import { benchQuickly } from './quick';
import type { Results } from './results';

const { quick, runs, keep, only } = readOptions();
if (quick) {
  await benchQuickly();
  process.exit(0);
}
const file = join(cache, 'results.json');
const results: Results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
const save = () => {
  Object.assign(results, { at: new Date().toISOString(), runs });
  writeFileSync(file, JSON.stringify(results));
  writeReport(results);
};
const wants = (part: string) => only.includes(part);
const workspace = keep ? join(cache, 'workspace') : copyWorkspace('workspace');

mkdirSync(cache, { recursive: true });
if (wants('builds')) results.builds = await measureBuilds(workspace);
else if (!keep) await buildAll(workspace);
if (!keep) await makeSites(workspace);
const stop = await serveSites(workspace);
const browser = await startChrome();
try {
  await warmUp();
  if (wants('traffic')) results.traffic = await measureTraffic(runs);
  if (wants('pages')) results.pages = await measurePages(runs);
  save();
  if (wants('navigation')) {
    results.navigation = [];
    const lines = await openLines(mobile);
    for (let round = 0; round < runs; round++)
      for (const variant of variantNames)
        for (const ms of await measureNavigation(mobile, lines[variant]))
          results.navigation.push({ variant, ms });
  }
  save();
  if (wants('interactions')) {
    results.interactions = [];
    for (let round = 0; round < runs; round++)
      for (const variant of ['composed', 'monolith'] as const)
        results.interactions.push({
          variant,
          ...(await measureInteractions(browser, mobile, { site: siteOf(variant), api })),
        });
  }
  save();
  if (wants('release')) results.release = await measureRelease(workspace);
} finally {
  await browser.close();
  stop();
}
if (wants('promote')) results.promote = await measurePromote(workspace);
save();
process.exit(0);
