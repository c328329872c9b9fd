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

/** Encodes bytes as small as they get. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: constants.Z_BEST_COMPRESSION });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}
