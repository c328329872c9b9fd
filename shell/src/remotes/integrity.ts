import { algorithmOf } from '@site/release/integrity';

/** A hash that no file has: the browser refuses every file with it. */
const impossible = `sha256-${'A'.repeat(43)}=`;

// The bundler replaces the name (DefinePlugin).
declare const process: { env: { NODE_ENV?: string } };

const isProduction = process.env.NODE_ENV === 'production';
const hashes = new Map<string, string>();
const trustedOrigins = new Set<string>();

/** Registers the hashes of one version's files, by path. A path starts at `address`. */
export function registerHashes(address: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) hashes.set(new URL(file, address).href, hash);
}

/** Lets the files of a developer's own machine pass without a hash. */
export function trustOrigin(address: string): void {
  trustedOrigins.add(new URL(address).origin);
}

/**
 * The hash that the file at an address must have; `''` where it needs none, which is during development and for a
 * trusted origin. A file whose hash nobody registered gets one that it cannot have.
 */
export function hashFor(address: string): string {
  const { href, origin } = new URL(address, document.baseURI);
  return hashes.get(href) ?? (isProduction && !trustedOrigins.has(origin) ? impossible : '');
}

/** Whether a script may come from an address at all: its hash is known, or it needs none. */
export const mayLoad = (address: string): boolean => hashFor(address) !== impossible;

/** Whether bytes have the hash that the registry names for them. Without a hash they pass where none is needed. */
export async function isIntact(address: string, text: string, hash: string | undefined): Promise<boolean> {
  if (!hash) return hashFor(address) === '';
  const algorithm = algorithmOf(hash);
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), new TextEncoder().encode(text));
  return hash === `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
