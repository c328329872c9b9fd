import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { startChrome } from '#measure/chrome.ts';
import { measurePages, type PageSample, warmUp } from '#measure/measure-pages.ts';
import { mobile } from '#measure/profiles.ts';
import { spreadOf } from '#report/statistics.ts';
import { composeSite } from '#sites/stores.ts';
import { comparedNames, makeMonolith, serveSites, storeOf } from '#sites/variants.ts';
import { cache, root } from '#sites/workspace.ts';
import { run } from './process';

const plan = {
  routes: ['/', '/login'],
  variants: comparedNames,
  ways: [{ profile: mobile, visitors: [['cold', 'warm']] }],
} as const;
const times = ['largestPaint', 'usable', 'blocking'] as const;

/** Two routes of the site and of the monolith on a mobile, three runs, from the builds that are there: for a look in between. */
export async function benchQuickly(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  await run(['node', 'tooling/scripts/run-build.mjs'], root);
  await composeSite(root, storeOf('composed'));
  await makeMonolithAnew();
  const stop = await serveSites(root, comparedNames);
  const browser = await startChrome();
  try {
    await warmUp(plan);
    console.table(summaryOf(await measurePages(3, plan)));
  } finally {
    await browser.close();
    stop();
  }
}

/** The monolith is made of the sources of all apps, which their versions stand for. */
async function makeMonolithAnew() {
  const stamp = join(cache, 'monolith-of.txt');
  const versions = apps.map(({ name }) => readFileSync(join(root, name, 'dist/build.json'), 'utf8')).join('');
  if (existsSync(storeOf('monolith')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === versions)
    return;
  await makeMonolith(root);
  writeFileSync(stamp, versions);
}

function summaryOf(samples: readonly PageSample[]) {
  const rows = plan.routes.flatMap((route) => (['cold', 'warm'] as const).map((heat) => ({ route, heat })));
  return rows.map(({ route, heat }) => {
    const medianOf = (variant: string, time: (typeof times)[number]) =>
      spreadOf(
        samples
          .filter((seen) => seen.variant === variant && seen.route === route && seen.cache === heat)
          .map((seen) => seen[time]),
      ).median;
    const cells = times.flatMap((time) => [
      [`${time} (a)`, Math.round(medianOf('composed', time))],
      [`${time} (b)`, Math.round(medianOf('monolith', time))],
    ]);
    return { route, cache: heat, ...Object.fromEntries(cells) };
  });
}
