import { readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

const folder = resolve(import.meta.dirname, '..');

/** Sources find files beside themselves, also when they run from another folder. */
const ownFolders = {
  name: 'own-folders',
  setup(bundle) {
    bundle.onLoad({ filter: /sandbox\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.dirname',
        JSON.stringify(dirname(path)),
      ),
      loader: 'ts',
    }));
  },
};

/** The sandbox, compiled once for all processes of a test run, so that none of them waits for a compiler. */
export async function compileSandbox() {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const outdir = join(folder, 'node_modules/.cache/test-run', String(process.pid));
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/app/main.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@site/')),
    plugins: [ownFolders],
    logLevel: 'error',
  });
  return { program: join(outdir, 'main.mjs'), remove: () => rm(outdir, { recursive: true, force: true }) };
}
