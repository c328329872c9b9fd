/**
 * Where a site's files and its release history are kept. A key is a path without a leading slash:
 * `<app>/<version>/build.json`.
 */
export interface Store {
  /** What a person calls this store: its folder or its `s3://` address. */
  readonly address: string;
  /** The bytes under `key`, or nothing if there is no such key. */
  read(key: string): Promise<Buffer | undefined>;
  /** Puts bytes under `key`, replacing what is there. A reader sees the old bytes or the new ones, never a part. */
  write(key: string, body: Buffer): Promise<void>;
  /** Puts bytes under `key` only where nothing is there yet, and says whether it did. Of two callers exactly one gets `true`. */
  create(key: string, body: Buffer): Promise<boolean>;
  /** Takes a key away. Nothing happens where there is none. */
  remove(key: string): Promise<void>;
  /** Every key that begins with `prefix`, in the order of their code points. */
  list(prefix: string): Promise<string[]>;
}

/** The JSON under `key`, unchecked, or nothing if there is no such key. */
export async function readJson(store: Store, key: string): Promise<unknown> {
  const body = await store.read(key);
  return body && JSON.parse(body.toString('utf8'));
}

/** The bytes of a value as every JSON file of the store is written: two spaces, one newline at the end. */
export const jsonBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const atOnce = 16;

/**
 * Writes those of the files, by key, whose bytes differ, several at once, and returns their keys. When it has failed, no
 * write of it is still on its way.
 */
export async function writeChanged(store: Store, files: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const waiting = [...files];
  const written = new Set<string>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, body] = next;
      if ((await store.read(key))?.equals(body)) continue;
      await store.write(key, body);
      written.add(key);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return [...files.keys()].filter((key) => written.has(key));
}
