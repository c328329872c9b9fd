import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { algorithmOf, integrityAlgorithm } from '@site/release/integrity';

/** The `Content-Type` of each file ending that a site has. */
export const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const versioned = /^[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*\//;

/** Whether a key belongs to a published version, whose bytes never change. */
export const isImmutable = (key: string) => versioned.test(key);

/** The `Content-Type` of a key, by its ending. */
export const contentTypeOf = (key: string) =>
  contentTypes[extname(key).toLowerCase()] ?? 'application/octet-stream';

/** The `Cache-Control` of a key: a year for a published version, an hour for loose assets, a check each time for all else. */
export function cacheControlOf(key: string): string {
  if (isImmutable(key)) return 'public, max-age=31536000, immutable';
  return key.startsWith('assets/') ? 'public, max-age=3600' : 'no-cache';
}

/** The hash of a file in the notation of `integrity` attributes. */
export const integrityOf = (body: Buffer) => hashOf(body, integrityAlgorithm);

/** Whether a file has the hash that a record names; never where no record names one. */
export const hasIntegrity = (body: Buffer, integrity = '') =>
  hashOf(body, algorithmOf(integrity)) === integrity;

const hashOf = (body: Buffer, algorithm: string) =>
  `${algorithm}-${createHash(algorithm).update(body).digest('base64')}`;
