import { createHash } from 'node:crypto';
import { contentTypeOf, isImmutable } from '#storage/file-facts.ts';
import type { Store } from '#storage/store.ts';
import { encode, type Encoding, encodingFor } from './encode';

export interface WireFile {
  body: Buffer;
  contentType: string;
  etag: string;
  encoding?: Encoding;
}

/** Reads files as they go over the wire. Encoded versions are kept in memory, since a published file never changes. */
export function wireFiles(store: Store) {
  const kept = new Map<string, Promise<WireFile | undefined>>();

  async function load(key: string, accepted: string | undefined): Promise<WireFile | undefined> {
    const plain = await store.read(key);
    if (!plain) return undefined;
    const contentType = contentTypeOf(key);
    const encoding = encodingFor(accepted, contentType);
    const body = encoding ? await encode(plain, encoding, isImmutable(key)) : plain;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { body, contentType, etag, ...(encoding && { encoding }) };
  }

  return async (key: string, accepted: string | undefined): Promise<WireFile | undefined> => {
    if (!isImmutable(key)) return load(key, accepted);
    const id = `${key} ${encodingFor(accepted, contentTypeOf(key)) ?? ''}`;
    const file = kept.get(id) ?? load(key, accepted);
    kept.set(id, file);
    const found = await file.catch(() => undefined);
    if (!found) kept.delete(id);
    return found;
  };
}
