// Fails on a citation that leads nowhere: a decision, a case, a section, a document, a file. docs/README.md lists the forms.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'));
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((name) => name && existsSync(join(root, name)));
const read = (file) => readFileSync(join(root, file), 'utf8');
const has = (file) => files.includes(file);

const numbersIn = (file, pattern) =>
  new Set(has(file) ? [...read(file).matchAll(pattern)].map(([, number]) => number) : []);
const decisions = numbersIn('docs/product-decisions.md', /^\*\*(D\d+)[. ]/gm);
const cases = numbersIn('docs/known-faults.md', /^\| (C\d+) /gm);
const sectionsOf = (file) => numbersIn(file, /^(?:#+ )?(\d+(?:\.\d+)?)\.? /gm);
const specified = sectionsOf('docs/specification.md');

const cited = /\.(tsx?|mjs|cjs|js|md|css|html|ya?ml)$/;
// Not ours, the site's own texts, and what names or plants what is looked for.
const exempt = /^pnpm-lock\.yaml$|^mfe-content\/content\/|check-references\.(mjs|test\.ts)$/;

/** A comment of several lines reads as one; each character stays at its place. */
const joined = (text) => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?/g, (gap) => ' '.repeat(gap.length));

const source = /\b[Dd]ocument (\d+)|\bdocs\/[\w-]+\.md|\]\(([\w-]+\.md)\)/g;
const sections = /\b[Ss]ections? (\d+(?:\.\d+)?(?:(?:,? and |, | to )\d+(?:\.\d+)?)*)/g;

/** Where a source is named: which sections it has, or none if there is no such source. */
function sourceOf([name, document]) {
  if (document) return ['1', '2'].includes(document) ? specified : undefined;
  const file = name.startsWith('](') ? `docs/${name.slice(2, -1)}` : name;
  return has(file) ? sectionsOf(file) : undefined;
}

function* deadSections(text) {
  const sources = [...text.matchAll(source)];
  for (const match of sources) if (!sourceOf(match)) yield [match.index, match[0]];
  for (const match of text.matchAll(sections)) {
    // A section belongs to the source that the same sentence named last.
    const named = sources.findLast(
      ({ index }) => index < match.index && !/[.;]\s/.test(text.slice(index, match.index).slice(10)),
    );
    if (!named) yield [match.index, `${match[0]} of no document`];
    const known = named && sourceOf(named);
    for (const number of known ? match[1].match(/\d+(?:\.\d+)?/g) : [])
      if (!known.has(number)) yield [match.index, `section ${number} of ${named[0]}`];
  }
}

function* deadNumbers(text) {
  for (const match of text.matchAll(/(?<![\w'"`#./-])([DC])\d{1,2}(?![\w'"`.-]*[\w'"`])/g)) {
    const known = match[1] === 'D' ? decisions : cases;
    if (!known.has(match[0])) yield [match.index, match[0]];
  }
  for (const match of text.matchAll(/\bdecisions? (\d+)\b/g)) {
    const start = `docs/decisions/${match[1].padStart(4, '0')}-`;
    if (!files.some((file) => file.startsWith(start))) yield [match.index, match[0]];
  }
  const outside =
    /\b(FACTS|DESIGN|DECISIONS|CASES|HOUSE|PLATFORM)\b|\b[Hh]ouse plan\b|\bdesign\/(DESIGN|mocks)\b/g;
  for (const match of text.matchAll(outside))
    yield [match.index, `${match[0]}, which is not in this repository`];
}

const expand = (path) => {
  const [, before, choices, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined
    ? [path]
    : choices.split(',').flatMap((choice) => expand(before + choice + after));
};
const exists = (path) => {
  const pattern = path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll('**', '.+')
    .replace(/(?<!\.)\*/g, '[^/]*');
  const place = new RegExp(`^${pattern.replace(/\/$/, '')}(/|\\.\\w+$|$)`);
  // A folder, and a door of a package, is named without its `src` and its extension.
  return files.some((file) => place.test(file) || place.test(file.replace('/src/', '/')));
};

/** The comments of code, or the whole document; each character stays at its place. */
const proseOf = (text, file) =>
  file.endsWith('.md')
    ? text
    : text.replace(
        /(\/\*[\s\S]*?\*\/|(?<![:\w'"`\\])\/\/.*|^[ \t]*# .*)|[^\n]/gm,
        (character, comment) => comment ?? ' ',
      );

const names = new Set(files.map((file) => basename(file)));
// Named because the lint forbids it.
names.add('index.ts');

function* deadPaths(text, file) {
  // A path, or the name of a file alone: also without its folder it is somewhere in the repository.
  for (const match of text.matchAll(/`(?:[\w.-]+\/)*([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css))`/g))
    if (!names.has(match[1])) yield [match.index, match[1]];
  for (const match of text.matchAll(
    /`((?:docs|shared|shell|mfe-[\w*-]+|tooling|delivery|e2e|bench|sandbox)\/[^\s`:<…]+)`/g,
  )) {
    if (match[1].includes('/dist') || match[1].includes('node_modules')) continue;
    for (const path of expand(match[1])) if (!exists(path)) yield [match.index, path];
  }
  if (!file.endsWith('.md')) return;
  for (const match of text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)) {
    const path = normalize(join(dirname(file), match[1]));
    if (!exists(path)) yield [match.index, match[1]];
  }
}

const dead = files
  .filter((file) => cited.test(file) && !exempt.test(file))
  .flatMap((file) => {
    const original = read(file);
    const text = joined(original);
    const prose = proseOf(original, file);
    const found = [...deadNumbers(text), ...deadSections(text), ...deadPaths(prose, file)];
    return found.map(([index, what]) => `${file}:${original.slice(0, index).split('\n').length}: ${what}`);
  });

if (dead.length) {
  console.error(`These references lead nowhere:\n${dead.join('\n')}`);
  process.exit(1);
}
