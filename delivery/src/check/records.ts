import { looseSeries } from '#compose/loose-files.ts';
import { Refusal } from '#refusal.ts';
import { historyOf, newestRevisions } from '#registry/pointer.ts';
import { settingsSeries } from '#settings/settings.ts';
import type { Depot } from '#storage/depot.ts';
import { readSeries, type Series, sequenceIn } from '#storage/series.ts';

/** What is wrong with the records of a site, and which files among them are none. One sentence each. */
export async function recordProblems(depot: Depot): Promise<string[]> {
  const names = [...(await newestRevisions(depot)).keys()];
  const series = [...names.map(historyOf), settingsSeries, looseSeries];
  const problems = await Promise.all(series.map((each) => seriesProblem(depot, each)));
  const known = new Set(names.map((name) => historyOf(name).folder));
  const strays = (await depot.list('_delivery/history/'))
    .filter((key) => !isRecord(key, known))
    .map((key) => `${key} in ${depot.address} is not a record: delete it.`);
  return [...problems.filter((problem) => problem !== undefined), ...strays];
}

async function seriesProblem(depot: Depot, series: Series): Promise<string | undefined> {
  try {
    await readSeries(depot, series);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function isRecord(key: string, folders: ReadonlySet<string>): boolean {
  const folder = key.slice(0, key.lastIndexOf('/') + 1);
  return folders.has(folder) && sequenceIn({ folder }, key) !== undefined;
}
