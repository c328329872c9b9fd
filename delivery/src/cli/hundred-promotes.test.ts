import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { publish } from '#publish/publish.ts';
import { readHistory, readPointers } from '#registry/pointer.ts';
import { emptyDepot, testKeys } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const delivery = resolve(__dirname, '../..');
const remotes = ['mfe-account', 'mfe-content', 'mfe-prizes', 'mfe-shop'];
const versions = Array.from({ length: 25 }, (_, number) => `1.${number}.0`);

/** The program that promotes, compiled once for all processes. */
async function compiled(): Promise<string> {
  const outdir = temporaryFolder();
  await build({
    absWorkingDir: delivery,
    entryPoints: ['src/testing/promote-at-once.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: JSON.parse(readFileSync(join(delivery, 'external.json'), 'utf8')) as string[],
    logLevel: 'error',
  });
  return join(outdir, 'promote-at-once.mjs');
}

/** Promotes versions at once, in a process of their own, and returns its exit code. */
function promote(program: string, store: string, ...words: string[]): Promise<number> {
  const env = {
    ...process.env,
    SITE_STORE: store,
    DELIVERY_SIGNING_KEY: testKeys.signing,
    INIT_CWD: resolve(__dirname, '../../..'),
  };
  const child = spawn(process.execPath, [program, ...words], { env, cwd: delivery, stdio: 'ignore' });
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

test('loses none of a hundred promotes that twenty processes make at once', async () => {
  const program = await compiled();
  const store = temporaryFolder();
  const depot = emptyDepot(store);
  await publish(depot, madeUpBuild({ name: 'shell', version: '1.0.0' }));
  for (const name of remotes) {
    for (const version of versions)
      await publish(depot, madeUpBuild({ name, version, routes: [`/${name}`] }));
  }
  await promote(program, store, 'shell@1.0.0');

  const wanted = versions.flatMap((version) => remotes.map((name) => `${name}@${version}`));
  const shares = Array.from({ length: 20 }, (_, number) => wanted.slice(number * 5, number * 5 + 5));
  const codes = await Promise.all(shares.map((share) => promote(program, store, ...share)));

  expect(codes.filter((code) => code !== 0)).toEqual([]);
  for (const name of remotes) {
    const history = await readHistory(depot, name);
    expect(history.map(({ revision }) => revision)).toEqual(versions.map((_, index) => index + 1));
    expect(history.map(({ live }) => live).sort()).toEqual([...versions].sort());
    expect(history.every(({ live, by, why }) => by === `${name}@${live}` && why === 'all at once')).toBe(
      true,
    );
    history.slice(1).forEach(({ lastGood }, index) => expect(lastGood).toBe(history[index]?.live));
  }

  const pointers = await readPointers(depot);
  const { remotes: rows } = JSON.parse(String(await depot.read('remotes.json')));
  expect(rows.map(({ name, version }: { name: string; version: string }) => [name, version])).toEqual(
    remotes.map((name) => [name, pointers.get(name)?.live]),
  );
});
