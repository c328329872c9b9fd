import { type GenericSchema, pipe, regex, safeParse, string } from 'valibot';
import { isKept, readText, removeText, writeText } from './areas';
import { subscribeTo, tellOfChange } from './changes';
import { type Area, type KeyIn, storedRows } from './stored-items';

/** One value kept in the browser. */
export interface StorageItem<Value> {
  key: string;
  /** The stored value; `undefined` when there is none. One that does not fit its schema is removed. */
  read: () => Value | undefined;
  write: (value: Value) => void;
  remove: () => void;
  /** Whether the browser keeps the value; where it refuses, the value lives as long as the tab (D13). */
  isKept: () => boolean;
  /** Calls back when this or another tab changed the value; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** What a server names a thing (D47), of a sane length; none of the words that a faulty script writes for nothing. */
export const opaqueId = pipe(string(), regex(/^(?!(?:null|undefined|NaN|true|false)$)[\w.:-]{1,64}$/));

/** Every key that the site keeps in a browser, with its area. */
export const storedKeys: readonly { area: Area; key: string }[] = storedRows;

/**
 * Declares a value of local or session storage; its key must be in the list of `stored-items.ts`. The schema says
 * what the value means, not only its type: what an older version, an extension or a person put there is not to be
 * shown. A plain string is stored as it is, anything else as JSON. It never throws: storage that is blocked or
 * full is replaced by memory (D13).
 */
export function storageItem<Place extends Area, Value>(
  area: Place,
  key: KeyIn<Place>,
  schema: GenericSchema<unknown, Value>,
): StorageItem<Value> {
  return {
    key,
    read: () => {
      const stored = readText(area, key);
      if (stored === null) return undefined;
      const value = parsed(stored, schema);
      // No change event: for listeners the invalid value was missing already.
      if (value === undefined) removeText(area, key);
      return value;
    },
    write: (value) => {
      writeText(area, key, typeof value === 'string' ? value : JSON.stringify(value));
      tellOfChange(key);
    },
    remove: () => {
      removeText(area, key);
      tellOfChange(key);
    },
    isKept: () => isKept(area, key),
    subscribe: (listener) => subscribeTo(key, listener),
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
