import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { transformSync } from '@swc/core';
import { packageJson } from './package-json.mjs';

const root = resolve(import.meta.dirname, '../..');
const isSource = (file) => /\.tsx?$/.test(file);
// Of the shell, what starts it in a browser stays at home.
const isLeftOut = (file) => /\.(test|examples)\.tsx?$|\.md$|^(gallery|start|offered)\//.test(file);

/** Puts a package of the workspace together as npm has it: JavaScript and types in `dist`, every door named in `exports`. */
export function sourcePackage(folder, { to, types }) {
  const from = join(root, folder);
  const files = filesBelow(join(from, 'src')).filter((file) => !isLeftOut(file));
  for (const file of files) place(file, { from, to, types: join(types, folder, 'src') });
  const beside = ['css', 'examples', 'jest'].filter((folder) => existsSync(join(from, folder)));
  for (const folder of beside) placeBeside(folder, { from, to });
  for (const file of ['README.md', 'CHANGELOG.md'].filter((each) => existsSync(join(from, each))))
    cpSync(join(from, file), join(to, file));
  const { exports } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  write(
    join(to, 'package.json'),
    JSON.stringify(
      packageJson(folder, {
        without: ['@site/prerender'],
        sideEffects: ['**/*.css'],
        exports: doorsOf(exports, files, to),
        files: ['dist', ...beside],
      }),
      null,
      2,
    ),
  );
  return to;
}

function place(file, { from, to, types }) {
  const source = join(from, 'src', file);
  if (!isSource(file)) return copy(source, join(to, 'dist', file));
  if (file.endsWith('.d.ts')) return copy(source, join(to, 'dist', file));
  const bare = file.replace(/\.tsx?$/, '');
  const resolved = (text) => withFiles(text, { src: join(from, 'src'), file });
  write(join(to, 'dist', `${bare}.js`), resolved(javaScript(source)));
  write(join(to, 'dist', `${bare}.d.ts`), resolved(readFileSync(join(types, `${bare}.d.ts`), 'utf8')));
}

const javaScript = (source) =>
  transformSync(readFileSync(source, 'utf8'), {
    filename: source,
    jsc: {
      parser: { syntax: 'typescript', tsx: source.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  }).code;

/**
 * Text in which each import of the package's own names the file that npm has, relative to the importing one, and each of
 * another package the name that it has there.
 */
function withFiles(text, { src, file }) {
  return text
    .replaceAll(/(from ["'])shell\//g, '$1@site/shell/')
    .replaceAll(
      /((?:from|import)\s*\(?\s*["'])((?:\.{1,2}\/|#)[^"']+)(?=["'])/g,
      (_whole, before, wanted) => before + fileOf(wanted, { src, file }),
    );
}

function fileOf(wanted, { src, file }) {
  const path = wanted.startsWith('#') ? join(src, wanted.slice(1)) : join(src, dirname(file), wanted);
  const found = ['', '.ts', '.tsx', '.d.ts']
    .map((end) => path + end)
    .find((each) => extname(each) && existsSync(each));
  if (!found) throw new Error(`${file} imports ${wanted}, which does not exist.`);
  const target = relative(join(src, dirname(file)), found).replace(/\.tsx?$/, '.js');
  return target.startsWith('.') ? target : `./${target}`;
}

/** Folders that are not TypeScript, but for the settings of jest. */
function placeBeside(folder, { from, to }) {
  for (const file of filesBelow(join(from, folder))) {
    const source = join(from, folder, file);
    if (isSource(file)) write(join(to, folder, file.replace(/\.ts$/, '.js')), javaScript(source));
    else copy(source, join(to, folder, file));
  }
}

/** Each door of a package under its own name: npm needs no pattern to be guessed. */
function doorsOf(patterns, files, to) {
  const doors = {};
  for (const [door, target] of Object.entries(patterns)) {
    const [before, after] = target.replace('./', '').split('*');
    if (!target.startsWith('./src/')) {
      doors[door] = target.startsWith('./jest/') ? `${target}.js` : target;
      if (target.startsWith('./jest/')) doors[`${door}.cjs`] = `${target}.cjs`;
      continue;
    }
    for (const file of files.map((each) => `src/${each}`)) {
      const star = starIn(file, { before, after, target });
      if (star === undefined) continue;
      const built = `./dist/${file.slice('src/'.length).replace(/\.tsx?$/, '')}`;
      doors[door.replace('*', star)] ??= { types: `${built}.d.ts`, default: `${built}.js` };
    }
  }
  if (Object.keys(doors).length === 0) throw new Error(`${to} has no door.`);
  return doors;
}

/** The text that matches the star of an export's target in a file; two stars match the same text. */
function starIn(file, { before, after, target }) {
  if (after === undefined) return target === `./${file}` ? '' : undefined;
  const shape = target
    .replace('./', '')
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace('*', '([^/]+)')
    .replace('*', '\\1');
  return before !== undefined ? new RegExp(`^${shape}$`).exec(file)?.[1] : undefined;
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules'));

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
