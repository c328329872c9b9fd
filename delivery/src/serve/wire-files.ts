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

/** Reads files as they go over the wire. What was encoded is kept in memory until the file has other bytes. */
export function wireFiles(store: Store) {
  const published = new Map<string, Promise<WireFile | undefined>>();
  const changing = new Map<string, { plain: Buffer; file: Promise<WireFile> }>();

  async function load(key: string, encoding: Encoding | undefined): Promise<WireFile | undefined> {
    const plain = await store.read(key);
    if (!plain) return undefined;
    const contentType = contentTypeOf(key);
    if (!encoding || isImmutable(key)) return wired(plain, contentType, encoding);
    const id = `${key} ${encoding}`;
    const known = changing.get(id);
    if (known?.plain.equals(plain)) return known.file;
    const file = wired(plain, contentType, encoding);
    changing.set(id, { plain, file });
    return file;
  }

  return async (key: string, accepted: string | undefined): Promise<WireFile | undefined> => {
    const encoding = encodingFor(accepted, contentTypeOf(key));
    if (!isImmutable(key)) return load(key, encoding);
    const id = `${key} ${encoding ?? ''}`;
    const file = published.get(id) ?? load(key, encoding);
    published.set(id, file);
    const found = await file.catch(() => undefined);
    if (!found) published.delete(id);
    return found;
  };
}

async function wired(plain: Buffer, contentType: string, encoding?: Encoding): Promise<WireFile> {
  const body = encoding ? await encode(plain, encoding) : plain;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, contentType, etag, ...(encoding && { encoding }) };
}
