import { publish } from '#publish/publish.ts';
import type { Depot } from '#storage/depot.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { memoryStore } from '#testing/memory-store.ts';
import { compatibilityCheck } from '#verify/verify.ts';
import { abortCanary, finishCanary, lowerCanary, raiseCanary, startCanary } from './canary';
import { freeze } from './freeze';
import { readHistory, readPointer, readPointers } from './pointer';
import { promote } from './promote';
import { retire } from './retire';
import { rollback } from './rollback';

// What happens when two people, or two pipelines, do something at the same moment. `meanwhile` lets somebody act between
// the moment in which a change is asked for and the one in which its record lands.

const author = { by: 'ana', why: '' };
const bia = { by: 'bia', why: '' };
const shop = { name: 'mfe-shop' };

async function siteWith(...versions: string[]): Promise<Depot> {
  const depot = memoryDepot();
  for (const version of versions) await promote(depot, { ...shop, version }, author);
  return depot;
}

/** The same site, in which somebody acts once before the next record is written. */
function meanwhile(depot: Depot, act: () => Promise<unknown>): Depot {
  let isDone = false;
  return {
    ...depot,
    async createRecord(...parts) {
      if (!isDone) {
        isDone = true;
        await act();
      }
      return depot.createRecord(...parts);
    },
  };
}

const livesOf = async (depot: Depot) => (await readHistory(depot, 'mfe-shop')).map(({ live }) => live);

test('two rollbacks at once go back one version, not two', async () => {
  const depot = await siteWith('1.0.0', '1.1.0', '1.2.0');
  const slow = meanwhile(depot, () => rollback(depot, shop, bia));

  expect((await rollback(slow, shop, author)).live).toBe('1.1.0');
  expect(await livesOf(depot)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.1.0']);
});

test('ten rollbacks at once go back one version', async () => {
  const depot = await siteWith('1.0.0', '1.1.0', '1.2.0');
  await Promise.all(Array.from({ length: 10 }, () => rollback(depot, shop, author)));

  expect((await readPointer(depot, 'mfe-shop'))?.live).toBe('1.1.0');
});

test('a rollback whose response was lost goes back one version', async () => {
  const store = memoryStore();
  const depot = memoryDepot(store);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(depot, { ...shop, version }, author);
  const create = async (key: string, body: Buffer) => {
    await store.create(key, body);
    return false;
  };

  expect(await rollback(memoryDepot({ ...store, create }), shop, author)).toMatchObject({
    live: '1.1.0',
    revision: 4,
  });
  expect(await livesOf(depot)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.1.0']);
});

test('a rollback does not take back what somebody else has just released', async () => {
  const depot = await siteWith('1.0.0', '1.1.0');
  const slow = meanwhile(depot, () => promote(depot, { ...shop, version: '1.2.0' }, bia));

  await expect(rollback(slow, shop, author)).rejects.toThrow(
    'mfe-shop@1.2.0 became live meanwhile, by bia (promote)',
  );
  expect((await readPointer(depot, 'mfe-shop'))?.live).toBe('1.2.0');
});

describe('a canary', () => {
  async function inCanary() {
    const depot = await siteWith('1.0.0');
    await startCanary(depot, { ...shop, version: '1.1.0', share: 10, budget: 5 }, author);
    return depot;
  }

  test('that two people finish at once is finished once', async () => {
    const depot = await inCanary();
    const slow = meanwhile(depot, () => finishCanary(depot, shop, bia));

    expect(await finishCanary(slow, shop, author)).toMatchObject({ live: '1.1.0', by: 'bia' });
    expect(await livesOf(depot)).toEqual(['1.0.0', '1.0.0', '1.1.0']);
  });

  test('that two people abort at once is aborted once, and a later one goes on', async () => {
    const depot = await inCanary();
    const slow = meanwhile(depot, async () => {
      await abortCanary(depot, shop, bia);
      await startCanary(depot, { ...shop, version: '1.2.0', share: 10, budget: 5 }, bia);
    });

    expect((await abortCanary(slow, shop, author)).canary?.version).toBe('1.2.0');
  });

  test('that somebody finishes cannot be aborted any more, and it is said what to do', async () => {
    const depot = await inCanary();
    const slow = meanwhile(depot, () => finishCanary(depot, shop, bia));

    await expect(abortCanary(slow, shop, author)).rejects.toThrow(
      'mfe-shop@1.1.0 was made live for everybody meanwhile, by bia: "delivery rollback mfe-shop" takes it back.',
    );
  });

  test('that somebody replaces is neither raised nor finished', async () => {
    const replace = (depot: Depot) => async () => {
      await abortCanary(depot, shop, bia);
      await startCanary(depot, { ...shop, version: '1.2.0', share: 10, budget: 5 }, bia);
    };
    const [first, second] = [await inCanary(), await inCanary()];

    await expect(
      raiseCanary(meanwhile(first, replace(first)), { ...shop, share: 50 }, author),
    ).rejects.toThrow('The canary of mfe-shop@1.1.0 ended meanwhile');
    await expect(finishCanary(meanwhile(second, replace(second)), shop, author)).rejects.toThrow(
      'The canary of mfe-shop@1.1.0 ended meanwhile',
    );
  });

  test('is not lowered by a raise, nor by a pipeline that runs again', async () => {
    const depot = await inCanary();
    await raiseCanary(depot, { ...shop, share: 50 }, author);

    await expect(raiseCanary(depot, { ...shop, share: 20 }, author)).rejects.toThrow(
      'mfe-shop@1.1.0 goes to 50 % already, and 20 % is lower: "delivery canary lower" does that.',
    );
    const again = await startCanary(depot, { ...shop, version: '1.1.0', share: 10, budget: 5 }, author);
    expect(again.canary?.share).toBe(50);
    expect((await lowerCanary(depot, { ...shop, share: 5 }, author)).canary?.share).toBe(5);
    await expect(lowerCanary(depot, { ...shop, share: 6 }, author)).rejects.toThrow('6 % is higher');
  });

  test('that two people raise at once ends at the higher share', async () => {
    const depot = await inCanary();
    const slow = meanwhile(depot, () => raiseCanary(depot, { ...shop, share: 60 }, bia));

    await expect(raiseCanary(slow, { ...shop, share: 30 }, author)).rejects.toThrow('goes to 60 % already');
  });
});

describe('a shell that drops a contract, and a remote that needs it', () => {
  async function atContractOne() {
    const store = memoryStore();
    const depot = memoryDepot(store);
    await publish(depot, madeUpBuild({ name: 'shell', version: '1.0.0', speaks: [1, 2] }));
    await publish(depot, madeUpBuild({ name: 'shell', version: '2.0.0', speaks: [2] }));
    await publish(depot, madeUpBuild({ name: 'mfe-shop', version: '1.0.0', contract: 2 }));
    await publish(depot, madeUpBuild({ name: 'mfe-shop', version: '1.1.0', contract: 1 }));
    await promote(depot, { name: 'shell', version: '1.0.0' }, author);
    await promote(depot, { ...shop, version: '1.0.0' }, author);
    return depot;
  }
  const check = (depot: Depot) => compatibilityCheck(depot, { budgetKb: Infinity });
  const dropContract = (depot: Depot) =>
    promote(depot, { name: 'shell', version: '2.0.0', check: check(depot) }, bia);
  const needIt = (depot: Depot) => promote(depot, { ...shop, version: '1.1.0', check: check(depot) }, author);
  const livesOfAll = async (depot: Depot) =>
    [...(await readPointers(depot)).values()].map(({ name, live }) => `${name}@${live}`);

  test('do not both go live, whichever is first', async () => {
    const depot = await atContractOne();
    await expect(needIt(meanwhile(depot, () => dropContract(depot)))).rejects.toThrow(
      /mfe-shop@1\.1\.0 is built for contract 1, but shell@2\.0\.0 speaks 2.*\n.*this release of mfe-shop was withdrawn/,
    );
    expect(await livesOfAll(depot)).toEqual(['mfe-shop@1.0.0', 'shell@2.0.0']);
    expect((await readPointer(depot, 'mfe-shop'))?.action).toBe('withdraw');

    const other = await atContractOne();
    await expect(dropContract(meanwhile(other, () => needIt(other)))).rejects.toThrow('was withdrawn');
    expect(await livesOfAll(other)).toEqual(['mfe-shop@1.1.0', 'shell@1.0.0']);
  });

  test('do not both stay when both records land before anybody looks', async () => {
    for (let round = 0; round < 20; round += 1) {
      const depot = await atContractOne();
      const results = await Promise.allSettled([needIt(depot), dropContract(depot)]);

      expect(results.map(({ status }) => status)).toContain('rejected');
      expect(await livesOfAll(depot)).not.toEqual(['mfe-shop@1.1.0', 'shell@2.0.0']);
    }
  });
});

test('a freeze holds against a rollback to a newer version', async () => {
  const depot = await siteWith('1.0.0', '1.1.0', '1.2.0');
  await rollback(depot, { ...shop, to: '1.1.0' }, author);
  await freeze(depot, 'mfe-shop', author);

  await expect(rollback(depot, { ...shop, to: '1.2.0' }, author)).rejects.toThrow('mfe-shop is frozen');
  expect((await rollback(depot, { ...shop, to: '1.0.0' }, author)).live).toBe('1.0.0');
});

test('a retirement does not take away what somebody has just released', async () => {
  const depot = await siteWith('1.0.0');
  const slow = meanwhile(depot, () => promote(depot, { ...shop, version: '1.1.0' }, bia));

  await expect(retire(slow, shop, author)).rejects.toThrow('mfe-shop@1.1.0 became live meanwhile, by bia');
});
