import type { Depot } from '#storage/depot.ts';

const lookEveryMs = 2_000;

/**
 * Calls `tell` whenever a release, a version or a figure that the page shows is written to the store. Returns a
 * function that stops watching. A bucket sends no events, so this looks every two seconds.
 */
export function watch(depot: Depot, tell: () => void): () => void {
  let seen: string | undefined;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    // If the store does not respond, it is asked again; the page itself says that it cannot read.
    const now = await stateOf(depot).catch(() => seen);
    if (isOver) return;
    if (seen !== undefined && now !== seen) tell();
    seen = now;
    timer = setTimeout(() => void look(), lookEveryMs).unref();
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** What changes when something is written: names of records and uploads, and the figures of this hour. */
async function stateOf(depot: Depot): Promise<string> {
  const lists = await Promise.all(
    ['history', 'claims', 'site', 'figures'].map((folder) => depot.list(`_delivery/${folder}/`)),
  );
  const figures = lists.at(-1) ?? [];
  const newest = figures
    .map((key) => key.split('/')[3] ?? '')
    .sort()
    .at(-1);
  const bodies = await Promise.all(
    figures.filter((key) => newest && key.includes(`/${newest}/`)).map((key) => depot.read(key)),
  );
  return JSON.stringify([lists, bodies.map((body) => body?.toString('base64'))]);
}
