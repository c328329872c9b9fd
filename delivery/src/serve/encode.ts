import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const text = /^(text\/|application\/(json|manifest)|image\/svg)/;

export type Encoding = 'br' | 'gzip';

/** The best encoding that a browser accepts for a file of this type, or nothing where encoding gains nothing. */
export function encodingFor(accepted: string | undefined, contentType: string): Encoding | undefined {
  if (!text.test(contentType)) return undefined;
  const offered = (accepted ?? '').split(',').map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
}

/** Encodes bytes: small for a file that is kept for a year, quickly for one that is made for each promote. */
export async function encode(body: Buffer, encoding: Encoding, forLong: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: forLong ? 9 : 6 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: forLong ? 11 : 5 } });
}
