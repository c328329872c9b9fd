import { releaseBucket } from './release-bucket.storage';

interface Trial {
  name: string;
  version: string;
  /** Per cent of the visitors. */
  share: number;
}

/**
 * Whether this visitor gets a version that only a share of the visitors gets. A visitor who has it keeps it while
 * the share grows; each version draws other visitors, so that no visitor always gets the canary.
 */
export function isChosen({ name, version, share }: Trial): boolean {
  if (share <= 0) return false;
  return share >= 100 || percentileOf(`${releaseBucket()} ${name} ${version}`) < share;
}

/** A hash of the text as a number from 0 to less than 100 (FNV-1a, then mixed so that similar texts get distant numbers). */
function percentileOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}
