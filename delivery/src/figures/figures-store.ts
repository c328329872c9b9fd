import * as v from 'valibot';
import { Failure } from '#refusal.ts';
import { readJson, type Store } from '#storage/store.ts';
import { addFigures, type Figures, figuresFileSchema, noFigures } from './figures';

/** An hour as its folder is called, in UTC: `2026-11-29T01`. */
export const hourOf = (time: Date): string => time.toISOString().slice(0, 13);

/** Figures of one hour. */
export interface HourOfFigures {
  hour: string;
  figures: Figures[];
}

const root = '_delivery/figures/';
const keptForMs = 30 * 24 * 3_600_000;

interface Place {
  name: string;
  hour: string;
  /** The process that writes: each has a file of its own, so that none needs to know of another. */
  writer: string;
}

/** Writes what one process knows of one app in one hour. */
export const writeFigures = (store: Store, { name, hour, writer }: Place, figures: readonly Figures[]) =>
  store.write(`${root}${name}/${hour}/${writer}.json`, Buffer.from(JSON.stringify(figures)));

/** Reads the figures of an app since a moment, hour by hour, those of all processes in one. */
export async function readFigures(store: Store, name: string, since: Date): Promise<HourOfFigures[]> {
  const first = hourOf(since);
  const hours = new Map<string, string[]>();
  for (const key of await store.list(`${root}${name}/`)) {
    const hour = key.split('/')[3] ?? '';
    if (hour >= first) hours.set(hour, [...(hours.get(hour) ?? []), key]);
  }
  return Promise.all(
    [...hours].map(async ([hour, keys]) => {
      const files = await Promise.all(keys.map((key) => readFile(store, key)));
      return { hour, figures: merged(files.flat()) };
    }),
  );
}

async function readFile(store: Store, key: string): Promise<Figures[]> {
  try {
    return v.parse(figuresFileSchema, (await readJson(store, key)) ?? []);
  } catch {
    throw new Failure(`${key} in ${store.address} holds no figures: delete it, nothing else depends on it.`);
  }
}

/** Figures of the same version and route in one. */
export function merged(figures: readonly Figures[]): Figures[] {
  const rows = new Map<string, Figures>();
  for (const row of figures) {
    const key = `${row.version} ${row.route}`;
    rows.set(key, addFigures(rows.get(key) ?? noFigures(row.version, row.route), row));
  }
  return [...rows.values()];
}

/** Removes the figures that are older than thirty days. */
export async function forgetFigures(store: Store, now: Date): Promise<void> {
  const first = hourOf(new Date(now.getTime() - keptForMs));
  for (const key of await store.list(root)) if ((key.split('/')[3] ?? '') < first) await store.remove(key);
}
