import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import { hasIntegrity, isImmutable } from '#storage/file-facts.ts';
import type { Store } from '#storage/store.ts';
import { signedSite } from './signed-site';

/**
 * Copies the site to a folder that a web server serves: each file against its signed hash, versions first and HTML last, so
 * that no HTML names a file that is not there yet. Older versions stay for visitors who still have an older page. Where a
 * file is not what was signed, it writes nothing. Returns the keys that it wrote.
 */
export async function sync(depot: Depot, target: Store): Promise<string[]> {
  const { expected, files } = await signedSite(depot);
  const bodies: [string, Buffer][] = [];
  for (const [key, integrity] of [...expected].sort(byKind)) {
    const present = await target.read(key);
    if (present && hasIntegrity(present, integrity)) continue;
    const body = files.get(key) ?? (await depot.read(key));
    if (!body || !hasIntegrity(body, integrity))
      throw new Refusal(
        `${key} in ${depot.address} is not what was signed: nothing was copied. Details: "delivery check".`,
      );
    bodies.push([key, body]);
  }
  for (const [key, body] of bodies) await target.write(key, body);
  const loose = (await target.list('')).filter((key) => !isImmutable(key) && !expected.has(key));
  for (const key of loose) await target.remove(key);
  return bodies.map(([key]) => key);
}

/** Versions, then loose files, then what names them. */
function kindOf(key: string): number {
  if (isImmutable(key)) return 0;
  return key.startsWith('assets/') ? 1 : 2;
}
const byKind = ([a]: [string, string], [b]: [string, string]) => kindOf(a) - kindOf(b);
