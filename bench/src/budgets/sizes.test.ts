import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import apps from '@site/tooling/apps.json' with { type: 'json' };
import { brotliCompressSync } from 'node:zlib';

// Bytes over the wire, in KB after Brotli. `npm test` builds the apps before it runs this; by hand, `pnpm build` does.
const shellBudget = 172;
/** What a returning visitor loads of it after a release of the shell's own code. */
const releaseBudget = 16.5;
/** On a slow line the first painting waits for the longest stylesheet, which gets one packet in six; with headers, this is four. */
const stylesheetBudget = 5.2;
const entryBudget = 4;
/** What measures pages, and is loaded after everything else. */
const figuresBudget = 3;
/** What a visitor of a remote's heaviest page loads in all: the shell, the entry and the page's own scripts. */
const pageBudget = 209;
const ownBudgets: Record<string, number> = { 'mfe-content': 185, 'mfe-prizes': 206 };
const pageBudgets = apps
  .filter(({ kind }) => kind === 'remote')
  .map(({ name }) => [name, ownBudgets[name] ?? pageBudget] as const);

const root = resolve(__dirname, '../../..');
const distOf = (app: string) => join(root, app, 'dist');

const measured = new Map<string, number>();

function kilobytes(app: string, file: string): number {
  const path = join(distOf(app), file);
  const known = measured.get(path) ?? brotliCompressSync(readFileSync(path)).length / 1024;
  measured.set(path, known);
  return known;
}

const scriptsOf = (app: string, start: string) =>
  readdirSync(distOf(app)).filter((file) => file.startsWith(start) && file.endsWith('.js'));

const sum = (app: string, files: readonly string[]) =>
  files.reduce((total, file) => total + kilobytes(app, file), 0);

function scriptsOfShell(): string[] {
  const html = readFileSync(join(distOf('shell'), 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]* src="[^"]*\/([^/"]+)"/g)].map(([, file = '']) => file);
}

test('the scripts of the shell stay within their budget, and only one says its version', () => {
  const scripts = scriptsOfShell();
  const { version } = JSON.parse(readFileSync(join(distOf('shell'), 'build.json'), 'utf8')) as {
    version: string;
  };
  const changed = scripts.filter((file) =>
    readFileSync(join(distOf('shell'), file), 'utf8').includes(version),
  );

  expect(scripts).toHaveLength(3);
  expect(sum('shell', scripts)).toBeLessThanOrEqual(shellBudget);
  expect(changed).toEqual(scriptsOf('shell', 'main.'));
  expect(sum('shell', changed)).toBeLessThanOrEqual(releaseBudget);
});

test('the stylesheets of the shell are two, that of the packages first, each of four packets at most', () => {
  const html = readFileSync(join(distOf('shell'), 'index.html'), 'utf8');
  const links = [...html.matchAll(/<link[^>]*href="[^"]*\/([^/"]+\.css)"[^>]*rel="stylesheet"/g)];
  const files = links.map(([, file = '']) => file);

  expect(files.map((file) => file.split('.')[0])).toEqual(['packages', 'main']);
  for (const file of files) expect(kilobytes('shell', file)).toBeLessThanOrEqual(stylesheetBudget);
});

test('what measures pages is one file of its own, within its budget', () => {
  const scripts = readdirSync(distOf('shell')).filter(
    (file) =>
      /^\d+\..*\.js$/.test(file) &&
      readFileSync(join(distOf('shell'), file), 'utf8').includes('largest-contentful-paint'),
  );

  expect(scripts).toHaveLength(1);
  expect(sum('shell', scripts)).toBeLessThan(figuresBudget);
});

test.each(pageBudgets)(
  'the entry of %s brings no runtime, and its heaviest page with the shell stays within %d KB',
  (app, budget) => {
    const { pages } = JSON.parse(readFileSync(join(distOf(app), 'build.json'), 'utf8')) as {
      pages: Record<string, string[]>;
    };
    const entry = scriptsOf(app, 'entry.');
    const loads = Object.values(pages).map((files) => [
      ...entry,
      ...files.filter((file) => file.endsWith('.js')),
    ]);

    expect(entry).toHaveLength(1);
    expect(sum(app, entry)).toBeLessThanOrEqual(entryBudget);
    expect(loads.length).toBeGreaterThan(0);
    const heaviest = Math.max(...loads.map((files) => sum(app, files)));
    expect(sum('shell', scriptsOfShell()) + heaviest).toBeLessThanOrEqual(budget);
  },
);
