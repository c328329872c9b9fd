import type { Depot } from '#storage/depot.ts';
import { Refusal } from '#refusal.ts';
import { changePointer } from './change';
import { type Author, type Pointer, readPointer } from './pointer';

interface Wish {
  name: string;
  /** The path or address that takes the visitors of its pages; a page that says so where it is left out. */
  to?: string;
}

/** Takes a remote off the site for good, so that the shell may go back to a version that does not know it. A promote brings it back. */
export async function retire(depot: Depot, { name, to }: Wish, author: Author): Promise<Pointer> {
  const start = await readPointer(depot, name);
  const version = start?.live ?? start?.retired?.version;
  if (!version) throw new Refusal(`Nothing of ${name} is live: "delivery status" lists the apps.`);
  return changePointer(depot, name, {
    ...author,
    action: 'retire',
    next(before) {
      if (before.live !== start?.live)
        throw new Refusal(
          `${name}@${before.live} became live meanwhile, by ${before.by}: call again to retire it.`,
        );
      return { frozen: before.frozen, retired: { version, ...(to !== undefined && { to }) } };
    },
  });
}
