import { type GenericSchema, safeParse } from 'valibot';

type Area = 'local' | 'session';

/** One value kept in the browser. */
export interface StorageItem<Value> {
  key: string;
  /** The stored value; `undefined` when there is none or it does not fit its schema. */
  read: () => Value | undefined;
  write: (value: Value) => void;
  remove: () => void;
  /** Calls back when this or another tab changed the value; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
}

// Where the browser refuses storage, values live as long as the tab (D13).
const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };
const listeners = new Set<(key: string) => void>();

/**
 * Declares a value of local or session storage. A plain string is stored as it is, anything else as JSON. It
 * never throws: storage that is blocked or full is replaced by memory, and garbage reads as `undefined` (D13).
 */
export function storageItem<Value>(
  area: Area,
  key: string,
  schema: GenericSchema<unknown, Value>,
): StorageItem<Value> {
  const changed = () => listeners.forEach((listener) => listener(key));
  return {
    key,
    read: () => {
      const stored = readText(area, key);
      return stored === null ? undefined : parsed(stored, schema);
    },
    write: (value) => {
      writeText(area, key, typeof value === 'string' ? value : JSON.stringify(value));
      changed();
    },
    remove: () => {
      removeText(area, key);
      changed();
    },
    subscribe: (listener) => {
      const here = (changedKey: string) => changedKey === key && listener();
      const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      listeners.add(here);
      window.addEventListener('storage', elsewhere);
      return () => {
        listeners.delete(here);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
}

function parsed<Value>(stored: string, schema: GenericSchema<unknown, Value>): Value | undefined {
  const asText = safeParse(schema, stored);
  if (asText.success) return asText.output;
  try {
    const asJson = safeParse(schema, JSON.parse(stored));
    return asJson.success ? asJson.output : undefined;
  } catch {
    return undefined;
  }
}

// Reading `window.localStorage` itself throws where cookies are blocked.
const areaOf = (area: Area) => (area === 'local' ? window.localStorage : window.sessionStorage);

function readText(area: Area, key: string): string | null {
  const kept = memory[area].get(key);
  if (kept !== undefined) return kept;
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

function writeText(area: Area, key: string, text: string): void {
  try {
    areaOf(area).setItem(key, text);
    memory[area].delete(key);
  } catch {
    memory[area].set(key, text);
  }
}

function removeText(area: Area, key: string): void {
  memory[area].delete(key);
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Nothing is stored where nothing can be stored.
  }
}
