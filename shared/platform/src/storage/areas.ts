import type { Area } from './stored-items';

// Where the browser refuses storage, values live as long as the tab (D13).
const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };

// Reading `window.localStorage` itself throws where cookies are blocked.
const areaOf = (area: Area) => (area === 'local' ? window.localStorage : window.sessionStorage);

/** The text under a key, or null. */
export function readText(area: Area, key: string): string | null {
  const kept = memory[area].get(key);
  if (kept !== undefined) return kept;
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, in memory where the browser refuses it. */
export function writeText(area: Area, key: string, text: string): void {
  try {
    areaOf(area).setItem(key, text);
    memory[area].delete(key);
  } catch {
    memory[area].set(key, text);
  }
}

/** Removes what is under a key. */
export function removeText(area: Area, key: string): void {
  memory[area].delete(key);
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Nothing is stored where nothing can be stored.
  }
}

/** Whether the browser itself keeps what was stored, and not only this tab's memory. */
export const isKept = (area: Area, key: string): boolean => !memory[area].has(key);
