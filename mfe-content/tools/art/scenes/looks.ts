import { ink, skins } from '../colours';
import type { Look } from '../dancer';

/** As many dancers as asked, in these skirts and trims by turns, with the five browns in turn. */
export function looksOf(count: number, clothes: readonly (readonly [skirt: string, trim: string])[]): Look[] {
  return Array.from({ length: count }, (_, turn) => {
    const [skirt, trim] = clothes[turn % clothes.length] ?? [ink.navy, ink.white];
    return { skirt, trim, head: skins[turn % skins.length] ?? skins[0] };
  });
}
