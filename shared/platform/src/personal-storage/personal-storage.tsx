import { readText, removeText, writeText } from '#storage/areas.ts';
import { tellOfChange } from '#storage/changes.ts';
import { type Area, storedRows } from '#storage/stored-items.ts';

type Row = (typeof storedRows)[number];

const ownerKeys = { local: 'dataOwner', session: 'tabDataOwner' } as const;
const areas = ['local', 'session'] as const;

/** Whose the personal values of an area are; undefined while nobody has logged in. */
const ownerOf = (area: Area) => readText(area, ownerKeys[area]) ?? undefined;

/**
 * A page starts. A customer keeps what is theirs; what belongs to somebody else, or what a visitor typed in this tab
 * before somebody logged in elsewhere, is removed (D62). Without a session all waits for its owner, unless they have
 * logged out meanwhile.
 */
export function resumePersonal(owner: string | undefined): void {
  if (owner === undefined) {
    if (ownerOf('session') !== undefined && ownerOf('session') !== ownerOf('local')) drop(isIn('session'));
    return;
  }
  // A value without an owner was stored by an older version, which kept no owners.
  if (ownerOf('session') === undefined) drop((row) => row.area === 'session' && !row.waitsForOwner);
  areas.filter((area) => ownerOf(area) !== undefined).forEach((area) => handOver(area, owner));
  areas.forEach((area) => writeText(area, ownerKeys[area], owner));
}

/** Somebody logged in, in this tab or in another: only what is theirs stays (D62). */
export function handPersonalTo(owner: string): void {
  areas.forEach((area) => handOver(area, owner));
}

/** The session expired: only what waits for its owner stays (D64). */
export const expirePersonal = (): void => drop(({ waitsForOwner }) => !waitsForOwner);

/** Whose the personal values of this browser are, through the end of their session until they log out. */
export const personalOwner = (): string | undefined => ownerOf('local');

/** The customer logged out, in this tab or in another: nothing personal stays (D62). */
export const forgetPersonal = (): void => drop(() => true);

/**
 * Whether the last session of this browser ended by a logout. After an expiry the owner is kept, after a logout
 * not.
 */
export const hasLoggedOut = (): boolean => ownerOf('local') === undefined;

function handOver(area: Area, owner: string): void {
  if (ownerOf(area) !== owner) drop((row) => row.key !== 'token' && isIn(area)(row));
  writeText(area, ownerKeys[area], owner);
}

const isIn = (area: Area) => (row: Row) => row.area === area;

/** Removes the given personal values. The token comes last: a listener to its change finds the others removed. */
function drop(isMeant: (row: Row) => boolean): void {
  const meant = storedRows.filter((row) => row.isPersonal && isMeant(row));
  const stored = meant.filter(({ area, key }) => readText(area, key) !== null);
  const tokenLast = [...stored].sort(
    (one, other) => Number(one.key === 'token') - Number(other.key === 'token'),
  );
  tokenLast.forEach(({ area, key }) => removeText(area, key));
  tokenLast.forEach(({ key }) => tellOfChange(key));
}
