import { composition } from '#compose/composition.ts';
import { isComposed } from '#compose/compose.ts';
import { readSiteManifest, readSources } from '#compose/site-manifest.ts';
import { Refusal } from '#refusal.ts';
import { readSettings } from '#settings/settings.ts';
import type { Depot } from '#storage/depot.ts';
import { offeredFiles } from './offered-files';
import { recordProblems } from './records';
import { siteOf } from './sites';

export interface CheckWish {
  /** The address at which customers load the site; the store itself where it is left out. */
  url?: string;
  /** The number of the site manifest that an earlier check saw. */
  seen?: number;
}

export interface Checked {
  /** One sentence for each difference. */
  differences: string[];
  /** The number of the newest site manifest. */
  sequence: number;
  /** How many files were compared. */
  files: number;
}

/**
 * Compares what customers load with what the keys of the environment have signed: each record, the site as the records
 * compose it, and the bytes of each file. Writes nothing.
 */
export async function check(depot: Depot, { url, seen = 0 }: CheckWish): Promise<Checked> {
  const site = siteOf(depot, url);
  const differences = await recordProblems(depot);
  const signed = await orProblem(() => readSiteManifest(depot), differences);
  const settings = await orProblem(() => readSettings(depot), differences);
  if (!signed || !settings) {
    if (differences.length === 0) differences.push(`The site of ${depot.address} was never composed.`);
    return { differences, sequence: signed?.sequence ?? 0, files: 0 };
  }
  const { sequence, manifest } = signed;
  if (sequence < seen)
    differences.push(
      `The newest site manifest is number ${sequence}, but number ${seen} was there before: somebody put an old state back.`,
    );
  differences.push(...deletedRecords(manifest.sources, await readSources(depot)));
  if (!(await isComposed(depot)))
    differences.push('The site is not composed from its newest records: "delivery compose" does that.');
  const composed = await composition(depot, { sources: manifest.sources, settings: settings.settings });
  differences.push(...composed.problems);
  for (const key of new Set([...Object.keys(manifest.files), ...Object.keys(composed.manifest.files)])) {
    if (manifest.files[key] !== composed.manifest.files[key])
      differences.push(
        `${key} in the site manifest is not what the releases result in: compose again, and find out who signed it.`,
      );
  }
  const expected = new Map([
    ...(await offeredFiles(depot, composed.manifest.shown)),
    ...Object.entries(composed.manifest.files),
  ]);
  differences.push(...(await site.differences(expected)));
  return { differences: [...new Set(differences)], sequence, files: expected.size };
}

function deletedRecords(
  then: { apps: Record<string, number>; settings: number; loose: number },
  now: { apps: Record<string, number>; settings: number; loose: number },
): string[] {
  const series = [
    ...Object.entries(then.apps).map(
      ([name, last]) => [`history of ${name}`, last, now.apps[name] ?? 0] as const,
    ),
    ['settings', then.settings, now.settings] as const,
    ['loose files', then.loose, now.loose] as const,
  ];
  return series
    .filter(([, last, newest]) => newest < last)
    .map(
      ([what, last, newest]) =>
        `The site was composed from record ${last} of the ${what}, but the newest one is ${newest}: somebody deleted records.`,
    );
}

async function orProblem<Value>(read: () => Promise<Value>, problems: string[]): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    problems.push(error.message);
    return undefined;
  }
}
