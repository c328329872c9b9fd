import * as v from 'valibot';
import { looseSeries } from '#compose/loose-files.ts';
import { shellName } from '@site/release/files';
import { parseRelease, readReleased, releasePlace } from '#publish/release.ts';
import { claimPlace } from '#publish/unfinished.ts';
import { type Author, historyOf, pointerStateSchema } from '#registry/pointer.ts';
import { settingsSeries } from '#settings/settings.ts';
import type { Depot, TrustedRecord } from '#storage/depot.ts';
import { append, keyInSeries, readNewest, type Series, sequencesIn } from '#storage/series.ts';
import type { Place } from '#storage/signed-record.ts';
import { vouchedFolder } from '#storage/vouched.ts';

interface Wish {
  name: string;
  /** The newest revision of the history to vouch for; what comes after it is put aside. */
  until: number;
  /** Only looks. */
  isDry: boolean;
}

/** A record that a retired key signed, and its content, for the person who re-signs it. */
interface Resigned {
  key: string;
  what: string;
}

/**
 * Vouches with this machine's key for the records of an app that a retired key signed: its history, its published
 * versions, after a look at the bytes of each, and of the shell the settings and loose files. With `until`, only for the
 * versions that the history names up to there; later records of the retired key move to `_delivery/rejected/`.
 */
export async function reSign(
  depot: Depot,
  { name, until, isDry }: Wish,
  author: Author,
): Promise<Resigned[]> {
  const history = await retiredIn(depot, historyOf(name));
  const kept = history.filter(({ sequence }) => sequence <= until);
  const versions =
    until === Infinity ? await publishedVersions(depot, name) : await versionsNamed(depot, name, until);
  const found: (Resigned & { digest: string })[] = kept.map(({ key, record, digest }) => ({
    key,
    digest,
    what: told(record),
  }));
  for (const version of versions) {
    for (const place of [releasePlace(name, version), claimPlace(name, version)]) {
      const retired = await retiredAt(depot, place);
      if (!retired) continue;
      if (place.key === releasePlace(name, version).key)
        await requireBytes(depot, { name, version, record: retired.record });
      found.push({ key: place.key, digest: retired.digest, what: `${name}@${version}` });
    }
  }
  if (name === shellName)
    for (const series of [settingsSeries, looseSeries])
      for (const { key, digest, record } of await retiredIn(depot, series))
        found.push({ key, digest, what: told(record) });
  if (isDry) return found;
  await putAside(
    depot,
    history.filter(({ sequence }) => sequence > until).map(({ key }) => key),
  );
  if (found.length > 0) await vouchFor(depot, { name, digests: found.map(({ digest }) => digest) }, author);
  return found.map(({ key, what }) => ({ key, what }));
}

async function vouchFor(
  depot: Depot,
  { name, digests }: { name: string; digests: string[] },
  { by, why }: Author,
) {
  const series = { folder: vouchedFolder(name), app: name };
  for (;;) {
    const newest = await readNewest(depot, series);
    const record = { by, why, at: new Date().toISOString(), digests };
    if (await append(depot, series, { record, after: newest })) return;
  }
}

interface InSeries extends TrustedRecord {
  key: string;
}

async function retiredIn(depot: Depot, series: Series): Promise<InSeries[]> {
  const found: InSeries[] = [];
  for (const sequence of await sequencesIn(depot, series)) {
    const key = keyInSeries(series, sequence);
    const retired = await retiredAt(depot, { key, app: series.app });
    if (retired) found.push({ ...retired, key, sequence });
  }
  return found;
}

async function retiredAt(depot: Depot, place: Place): Promise<TrustedRecord | undefined> {
  const known = await depot.readKnown(place);
  return known?.trusted === false ? known : undefined;
}

async function publishedVersions(depot: Depot, name: string): Promise<string[]> {
  const keys = await depot.list(`${name}/`);
  return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
}

async function versionsNamed(depot: Depot, name: string, until: number): Promise<string[]> {
  const named = new Set<string>();
  for (const sequence of await sequencesIn(depot, historyOf(name))) {
    if (sequence > until) break;
    const found = await depot.readKnown({ key: keyInSeries(historyOf(name), sequence), app: name });
    const state = v.safeParse(pointerStateSchema, found?.record);
    if (!state.success) continue;
    const { live, lastGood, canary } = state.output;
    for (const version of [live, lastGood, canary?.version]) if (version) named.add(version);
  }
  return [...named];
}

/** Nobody vouches for bytes that are not those of the record. */
async function requireBytes(depot: Depot, version: Parameters<typeof parseRelease>[1]) {
  const release = parseRelease(depot, version);
  await Promise.all(Object.keys(release.files).map((file) => readReleased(depot, release, file)));
}

async function putAside(depot: Depot, keys: string[]) {
  for (const key of keys) {
    const body = await depot.read(key);
    if (body) await depot.write(key.replace('_delivery/', '_delivery/rejected/'), body);
    await depot.remove(key);
  }
}

function told(record: unknown): string {
  const { action, live, by, at, why } = record as Record<string, unknown>;
  return [action, live, by && `by ${by}`, at, why].filter(Boolean).join('  ');
}
