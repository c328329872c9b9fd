import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, measureBuilds } from '#measure/builds.ts';
import { measureInteractions } from '#measure/interactions.ts';
import { measurePages, warmUp } from '#measure/measure-pages.ts';
import { measureNavigation } from '#measure/navigation.ts';
import { profiles } from '#measure/profiles.ts';
import { measurePromote } from '#measure/promote.ts';
import { measureRelease } from '#measure/release.ts';
import { writeReport } from '#report/report.ts';
import { cache, copyWorkspace } from '#sites/workspace.ts';
import { api, makeSites, serveSites, siteOf, variantNames } from '#sites/variants.ts';
import { readOptions } from './options';
import type { Results } from './results';

const { runs, keep, only } = readOptions();
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
// That of `npm test`, which installs it.
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch({ executablePath });
try {
  const [mobile] = profiles;
  if (!mobile) throw new Error('There is no profile');
  await warmUp(browser);
  if (wants('pages')) results.pages = await measurePages(browser, runs);
  save();
  if (wants('navigation')) {
    results.navigation = [];
    for (let round = 0; round < runs; round++)
      for (const variant of variantNames)
        results.navigation.push({ variant, ms: await measureNavigation(browser, mobile, siteOf(variant)) });
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
  if (wants('release')) results.release = await measureRelease(browser, workspace);
} finally {
  await browser.close();
  stop();
}
if (wants('promote')) results.promote = await measurePromote(workspace);
save();
process.exit(0);
