import { hasIntegrity, isImmutable } from '#storage/file-facts.ts';
import type { Store } from '#storage/store.ts';

/** Where customers' files come from, to be compared with what they should be. */
interface Site {
  /** One sentence for each file that is another, is not there, or should not be there. */
  differences(expected: ReadonlyMap<string, string>): Promise<string[]>;
}

/** The files of a store, or of the address at which it is deployed. */
export const siteOf = (store: Store, url: string | undefined): Site =>
  url === undefined ? storedSite(store) : deployedSite(url);

const storedSite = (store: Store): Site => ({
  async differences(expected) {
    const keys = await store.list('');
    // A version that nobody gets any more, or not yet, and the records, are looked at elsewhere.
    const strays = keys.filter(
      (key) => !key.startsWith('_delivery/') && !isImmutable(key) && !expected.has(key),
    );
    return [
      ...(await compared(expected, (key) => store.read(key), store.address)),
      ...strays.map((key) => `${key} in ${store.address} belongs to no release: somebody put it there.`),
    ];
  },
});

function deployedSite(url: string): Site {
  const base = url.endsWith('/') ? url : `${url}/`;
  const get = async (path: string) => {
    const answer = await fetch(new URL(path, base), { redirect: 'manual' });
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : undefined;
  };
  return {
    async differences(expected) {
      const records = await get('_delivery/site/00000001.json');
      return [
        ...(await compared(expected, (key) => get(key.split('/').map(encodeURIComponent).join('/')), url)),
        ...(await pageDifferences(expected, get)),
        ...(records?.includes('"signature"')
          ? [`${url} shows the folder _delivery to everybody: it is private.`]
          : []),
      ];
    },
  };
}

/** The addresses of pages get the HTML that `pages.json` names; an unknown one the HTML of `index.html`. */
async function pageDifferences(
  expected: ReadonlyMap<string, string>,
  get: (path: string) => Promise<Buffer | undefined>,
): Promise<string[]> {
  const rules = await get('pages.json');
  if (!rules || !hasIntegrity(rules, expected.get('pages.json'))) return [];
  const { pages } = JSON.parse(rules.toString('utf8')) as { pages: { path: string; file: string }[] };
  const addresses = [
    ...pages.map(({ path, file }) => ({ address: addressOf(path), file })),
    { address: 'a-page-that-is-not-there', file: 'index.html' },
  ];
  const found = await inTurns(addresses, async ({ address, file }) => {
    const body = await get(address);
    return body && hasIntegrity(body, expected.get(file))
      ? undefined
      : `/${address} does not return ${file}: print the rules of the server again.`;
  });
  return found.filter((sentence) => sentence !== undefined);
}

const addressOf = (path: string) =>
  path
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+/g, '1')
    .slice(1);

async function compared(
  expected: ReadonlyMap<string, string>,
  read: (key: string) => Promise<Buffer | undefined>,
  where: string,
): Promise<string[]> {
  const found = await inTurns([...expected], async ([key, integrity]) => {
    const body = await read(key);
    if (!body) return `${key} is not at ${where}.`;
    return hasIntegrity(body, integrity) ? undefined : `${key} at ${where} is not what was signed.`;
  });
  return found.filter((sentence) => sentence !== undefined);
}

/** Does some work for each item, eight at a time, and keeps the order. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += 8)
    results.push(...(await Promise.all(items.slice(from, from + 8).map(work))));
  return results;
}
