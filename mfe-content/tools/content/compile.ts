import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { modulesOf } from './modules';
import { problems } from './problems';

const package_ = resolve(import.meta.dirname, '../..');
const { root, isCheck } = {
  root: resolve(process.argv.slice(2).find((word) => !word.startsWith('-')) ?? join(package_, 'content')),
  isCheck: process.argv.includes('--check'),
};

const modules = await modulesOf(root);
const stale = [...modules].filter(([path, source]) => source !== current(path)).map(([path]) => path);

if (problems().length > 0) fail(`${problems().length} problema(s) nos textos de ${root}:`, problems());
if (isCheck && stale.length > 0) fail('Textos mudaram; rode `pnpm content`. Fora de dia:', stale);
for (const path of stale) write(path, modules.get(path) ?? '');

function current(path: string): string | undefined {
  try {
    return readFileSync(join(package_, path), 'utf8');
  } catch {
    return undefined;
  }
}

function write(path: string, source: string): void {
  const target = join(package_, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, source);
}

function fail(title: string, lines: readonly string[]): never {
  console.error([title, ...lines.map((line) => `  ${line}`)].join('\n'));
  process.exit(1);
}
