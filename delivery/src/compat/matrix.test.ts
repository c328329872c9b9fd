import { publish } from '#publish/publish.ts';
import { startCanary } from '#registry/canary.ts';
import { releaseOf } from '#publish/release.ts';
import { promote } from '#registry/promote.ts';
import { rollback } from '#registry/rollback.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { compatMatrix } from './matrix';
import { matrixPage } from './matrix-page';
import { shellProblems } from './shell-problems';

const author = { by: 'ana', why: '' };
const offers = { 'react-router-dom': ['Link', 'useMatch'] };

/** An environment: a shell, and releases of mfe-shop of which the last is in canary and one was taken back. */
async function environment(name: string) {
  const depot = memoryDepot();
  const bring = async (facts: Parameters<typeof madeUpBuild>[0]) => {
    await publish(depot, madeUpBuild(facts));
    await promote(depot, facts, author);
  };
  await bring({ name: 'shell', version: '1.0.0', offers });
  await bring({ name: 'mfe-shop', version: '1.0.0', imports: { 'react-router-dom': ['useMatch'] } });
  await bring({ name: 'mfe-shop', version: '1.1.0' });
  await bring({ name: 'mfe-shop', version: '1.2.0' });
  await rollback(depot, { name: 'mfe-shop' }, author);
  await bring({ name: 'mfe-shop', version: '1.3.0' });
  await publish(depot, madeUpBuild({ name: 'mfe-shop', version: '1.4.0' }));
  await startCanary(depot, { name: 'mfe-shop', version: '1.4.0', share: 10, budget: 5 }, author);
  return { name, depot };
}

const candidate = async (depot: Awaited<ReturnType<typeof environment>>['depot']) => {
  const build = madeUpBuild({ name: 'shell', version: '2.0.0', offers: { 'react-router-dom': ['Link'] } });
  await publish(depot, build);
  return releaseOf(build);
};

test('pairs each shell with every version that visitors have, or may have again', async () => {
  const production = await environment('production');
  const matrix = await compatMatrix([production], await candidate(production.depot));

  expect(matrix.shells).toEqual([
    { name: 'shell', version: '1.0.0', places: [{ environment: 'production', standing: 'live' }] },
    { name: 'shell', version: '2.0.0', places: [{ environment: '', standing: 'candidate' }] },
  ]);
  expect(matrix.remotes.map(({ version, places }) => [version, places[0]?.standing])).toEqual([
    ['1.0.0', 'earlier'],
    ['1.1.0', 'rollback'],
    ['1.3.0', 'live'],
    ['1.4.0', 'canary'],
  ]);
  expect(matrix.cells.filter(({ works }) => !works)).toEqual([
    {
      shell: '2.0.0',
      remote: { name: 'mfe-shop', version: '1.0.0' },
      works: false,
      problems: [expect.stringContaining('mfe-shop@1.0.0 imports useMatch of react-router-dom')],
    },
  ]);
});

test('a version that two environments have is one row', async () => {
  const matrix = await compatMatrix([await environment('staging'), await environment('production')]);

  expect(matrix.shells).toEqual([
    {
      name: 'shell',
      version: '1.0.0',
      places: [
        { environment: 'staging', standing: 'live' },
        { environment: 'production', standing: 'live' },
      ],
    },
  ]);
  expect(matrix.cells).toHaveLength(4);
});

test('a shell that breaks what a rollback leads to is refused, unless that is given up', async () => {
  const production = await environment('production');
  const shell = await candidate(production.depot);
  expect(await shellProblems([production], shell, { rollbacks: true })).toEqual([]);

  await rollback(production.depot, { name: 'mfe-shop', to: '1.0.0' }, author);
  const [problem, ...more] = await shellProblems([production], shell, { rollbacks: true });
  expect(more).toEqual([]);
  expect(problem).toContain('mfe-shop@1.0.0 is live in production.');

  await publish(production.depot, madeUpBuild({ name: 'mfe-shop', version: '1.5.0' }));
  await promote(production.depot, { name: 'mfe-shop', version: '1.5.0' }, author);
  expect(await shellProblems([production], shell, { rollbacks: true })).toEqual([
    expect.stringContaining('mfe-shop@1.0.0 is what a rollback leads to in production.'),
  ]);
  expect(await shellProblems([production], shell, { rollbacks: false })).toEqual([]);
});

test('the page names every version, and says of each pair that it works or why not', async () => {
  const production = await environment('pro<duction');
  const html = matrixPage(await compatMatrix([production], await candidate(production.depot)));

  expect(html).toContain('<th scope="row">mfe-shop 1.4.0<small>pro&lt;duction: canary</small></th>');
  expect(html.match(/data-works="yes"/g)).toHaveLength(7);
  expect(html.match(/<td data-works="no"><p>mfe-shop@1\.0\.0 imports useMatch/g)).toHaveLength(1);
});
