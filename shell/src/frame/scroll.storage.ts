import { array, finite, maxLength, minValue, number, pipe, string, tuple } from 'valibot';
import { storageItem } from '@site/platform/storage';

const mostPlaces = 100;
const place = tuple([pipe(string(), maxLength(500)), pipe(number(), finite(), minValue(0))]);

/** How far the pages of this tab are scrolled, in pixels, by the names of their history entries; the latest last. */
const storedPlaces = storageItem('session', 'scrollPlaces', pipe(array(place), maxLength(mostPlaces)));

/** Where the page of a history entry was; undefined when nobody knows. */
export const scrollPlaceOf = (name: string): number | undefined =>
  new Map(storedPlaces.read() ?? []).get(name);

/** Keeps one place under each of the names. */
export function keepScrollPlace(names: readonly string[], top: number): void {
  const others = (storedPlaces.read() ?? []).filter(([name]) => !names.includes(name));
  const kept = names.filter((name) => name.length <= 500).map((name): [string, number] => [name, top]);
  storedPlaces.write([...others, ...kept].slice(-mostPlaces));
}
