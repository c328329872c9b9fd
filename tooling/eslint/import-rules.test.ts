import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const script = `import('./tooling/eslint/import-rules.mjs').then((m) => console.log(JSON.stringify(m.elements)))`;
const elements = JSON.parse(execFileSync('node', ['-e', script], { cwd: root, encoding: 'utf8' })) as Record<
  string,
  { at: string; imports: string[] }
>;

/** The table of docs/house-rules.md: for each folder, the columns with a dot and what its last cell names. */
function documented(): Record<string, string[]> {
  const text = readFileSync(resolve(root, 'docs/house-rules.md'), 'utf8');
  const [head = '', , ...lines] = text.slice(text.indexOf('| from ↓')).split('\n\n')[0]?.split('\n') ?? [];
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const columns = cellsOf(head);
  const rows = lines.filter(Boolean).map((line): [string, string[]] => {
    const cells = cellsOf(line);
    const dots = columns.filter((_, index) => cells[index] === '●');
    const named = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
    return [cells[0]?.replaceAll('`', '') ?? '', [...dots, ...named].sort()];
  });
  return Object.fromEntries(rows);
}

test('the table of docs/house-rules.md says what the lint allows', () => {
  const inTable: Record<string, string> = {
    'sandbox-door': 'sandbox/testing',
    'release-page': 'release-page/state',
  };
  const allowed = Object.values(elements).map(({ at, imports }): [string, string[]] => [
    at,
    // The folders of the shell are described in words: which one may import which depends on their names.
    imports
      .filter((name) => !name.startsWith('shell-'))
      .map((name) => inTable[name] ?? name)
      .sort(),
  ]);

  expect(documented()).toEqual(Object.fromEntries(allowed));
});
