import { createHash } from 'node:crypto';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import { emptyDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { verify } from './verify';

const author = { by: 'ana', why: '' };

/** Incompressible text of this many kilobytes. */
function text(kilobytes: number): string {
  const digests = Array.from({ length: kilobytes * 24 }, (_, place) =>
    createHash('sha256').update(String(place)).digest('base64'),
  );
  return digests.join('').slice(0, kilobytes * 1024);
}

const shop = (version: string, page: number, others: number) =>
  madeUpBuild(
    {
      name: 'mfe-shop',
      version,
      routes: ['/compra', '/carrinho'],
      pages: { '/compra': ['page.js'], '/carrinho': ['cart.js'] },
    },
    { 'page.js': text(page), 'cart.js': text(others) },
  );

const shell = (version: string, main: number) =>
  madeUpBuild({ name: 'shell', version }, { 'main.0a.js': text(main) });

async function problemsOf(before: ReturnType<typeof shop>, after: ReturnType<typeof shop>, growth?: number) {
  const depot = emptyDepot();
  await publish(depot, before);
  await promote(depot, before.build, author);
  await publish(depot, after);
  return verify(depot, { ...after.build, limits: { budgetKb: 500, ...(growth && { growth }) } });
}

test('a page that grows by more than 3 per cent is refused, by its path, and what did not grow is not named', async () => {
  const problems = await problemsOf(shop('1.0.0', 40, 40), shop('1.1.0', 42, 40), 3);

  expect(problems).toEqual([
    expect.stringMatching(
      /^mfe-shop@1\.1\.0 makes a visitor of \/compra fetch [\d.]+ KB of code, [45]\.\d % more than mfe-shop@1\.0\.0, which is live: load less at once, or say why it must be with --grows "<sentence>"\.$/,
    ),
  ]);
});

test('the start of the shell is an entry like any other', async () => {
  expect(await problemsOf(shell('1.0.0', 100), shell('1.1.0', 104), 3)).toEqual([
    expect.stringMatching(
      /^shell@1\.1\.0 makes a visitor of any page fetch .* 4\.\d % more than shell@1\.0\.0,/,
    ),
  ]);
});

test.each([
  ['grows by less', shop('1.1.0', 41, 40), 3],
  ['shrinks', shop('1.1.0', 20, 40), 3],
  ['grows with a word why', shop('1.1.0', 60, 40), undefined],
])('a page that %s passes', async (_case, after, growth) => {
  expect(await problemsOf(shop('1.0.0', 40, 40), after, growth)).toEqual([]);
});

test('the first version of an app, and a page that is new, have nothing to grow from', async () => {
  const { build } = shop('1.0.0', 40, 40);
  const depot = emptyDepot();
  await publish(depot, shop('1.0.0', 40, 40));
  expect(await verify(depot, { ...build, limits: { budgetKb: 500, growth: 3 } })).toEqual([]);

  const fewer = madeUpBuild(
    { name: 'mfe-shop', version: '0.9.0', routes: ['/compra'], pages: { '/compra': ['page.js'] } },
    { 'page.js': text(40) },
  );
  expect(await problemsOf(fewer, shop('1.0.0', 40, 90), 3)).toEqual([]);
});

test('a few bytes of a small page are noise', async () => {
  const tiny = (version: string, page: string) =>
    madeUpBuild(
      { name: 'mfe-shop', version, routes: ['/compra'], pages: { '/compra': ['page.js'] } },
      { 'page.js': page },
    );
  expect(await problemsOf(tiny('1.0.0', 'a'), tiny('1.1.0', 'abcdefghijklm'), 3)).toEqual([]);
});
