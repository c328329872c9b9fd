/** The algorithm of the hash that a release names for each of its files. Each page lists them all: this is the shortest. */
export const integrityAlgorithm = 'sha256';

/** The algorithm of a hash in the notation of `integrity` attributes. Releases before 2026-11-29 have SHA-384. */
export const algorithmOf = (integrity: string) =>
  integrity.startsWith('sha384-') ? 'sha384' : integrityAlgorithm;
