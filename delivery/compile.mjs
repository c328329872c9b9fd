import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = import.meta.dirname;
const cache = join(folder, 'node_modules/.cache/tool');
const note = join(cache, 'current.json');
// Large, and only some calls need them.
const external = JSON.parse(readFileSync(join(folder, 'external.json'), 'utf8'));

const changedAt = (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;

/** The address of the compiled tool. It is compiled again when one of its sources has changed. */
export async function compiled() {
  const last = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined;
  const isFresh = last && Object.entries(last.sources).every(([file, time]) => changedAt(file) === time);
  return pathToFileURL(join(cache, (isFresh ? last : await compile()).entry)).href;
}

// Several calls may compile at the same time, so each writes a folder of its own; the last note wins.
async function compile() {
  const { build } = await import('esbuild');
  const own = `${Date.now()}-${process.pid}`;
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['src/cli/main.ts'],
    outdir: join(cache, own),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external,
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'error',
  });
  const sources = Object.keys(metafile.inputs).filter((file) => changedAt(file) !== undefined);
  const current = {
    entry: `${own}/main.mjs`,
    sources: Object.fromEntries(
      ['compile.mjs', 'external.json', ...sources].map((file) => [file, changedAt(file)]),
    ),
  };
  writeFileSync(join(cache, own, 'note.json'), JSON.stringify(current));
  renameSync(join(cache, own, 'note.json'), note);
  forgetOld();
  return current;
}

// What runs now may still load parts of what it began with.
function forgetOld() {
  const dayAgo = Date.now() - 24 * 3_600_000;
  for (const name of readdirSync(cache).filter((entry) => Number.parseInt(entry) < dayAgo))
    rmSync(join(cache, name), { recursive: true, force: true });
}
