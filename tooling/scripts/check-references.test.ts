import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
let folder: string;
let complaints: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'references-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  // Alone, the documents are without the code that they name.
  for (const file of [
    'product-decisions.md',
    'known-faults.md',
    'specification.md',
    'design.md',
    'decisions',
  ])
    cpSync(join(root, 'docs', file), join(folder, 'docs', file), { recursive: true });
  for (const [name, text] of planted) writeFileSync(join(folder, name), text);
  const { stderr } = spawnSync('node', [resolve(__dirname, 'check-references.mjs'), folder], {
    encoding: 'utf8',
  });
  complaints = stderr.split('\n');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const planted = new Map<string, string>();

/** Plants a file beside the documents before the check, which reads all of them at once. Returns its name. */
function plant(text: string, ending = 'ts'): string {
  const name = `planted-${planted.size}.${ending}`;
  planted.set(name, text);
  return name;
}

const complaintsAbout = (name: string) => complaints.filter((line) => line.startsWith(`${name}:`));

test.each([
  ['a product decision', plant('// Not built (D99).'), 'D99'],
  ['a case', plant('/** The caret stays (C1,\n * C2). */'), 'C2'],
  ['an engineering decision', plant('// As decision 99 says.'), 'decision 99'],
  ['a third specification document', plant('// See document 3, section 1.'), 'document 3'],
  [
    'a section of a specification document',
    plant('// See document 1, sections 2 and 10.'),
    'section 10 of document 1',
  ],
  [
    'a section of a document of ours',
    plant('// See docs/design.md, section 9.'),
    'section 9 of docs/design.md',
  ],
  ['a document', plant('// See docs/nothing.md.'), 'docs/nothing.md'],
  ['a section of nothing', plant('// See section 4.'), 'section 4 of no document'],
  ['notes from outside', plant('// See FACTS 1.2.'), 'FACTS, which is not in this repository'],
])('finds %s that does not exist', (_what, name, complaint) => {
  expect(complaintsAbout(name)).toEqual([expect.stringMatching(new RegExp(`^${name}:[12]: ${complaint}$`))]);
});

test.each([
  ['the path of a file', plant('/** As in `shared/nothing/x.ts`. */'), 'x.ts'],
  ['the name of a file', plant('// As in `no-such-file.ts`.'), 'no-such-file.ts'],
  ['the path of a folder', plant('// As in `shared/nothing`.'), 'shared/nothing'],
])('finds %s that does not exist, in a comment', (_what, name, complaint) => {
  expect(complaintsAbout(name)).toContain(`${name}:1: ${complaint}`);
});

const namedInCode = plant("const file = 'shared/nothing/x.ts';");

test('takes a file name in a string of code for no citation', () => {
  expect(complaintsAbout(namedInCode)).toEqual([]);
});

test.each([
  ['a path', plant('See `shared/nothing/x`.', 'md'), 'shared/nothing/x'],
  ['a link', plant('See [it](docs/nothing).', 'md'), 'docs/nothing'],
])('finds %s in a document that leads nowhere', (_what, name, complaint) => {
  expect(complaintsAbout(name)).toEqual([`${name}:1: ${complaint}`]);
});

const sound = plant(
  [
    '// Kept (D12, D67; C31), as document 1, section 8 and docs/design.md, sections 3 and 4, and decision 9 say.',
    "export const order = { customer: 'C99', bank: 'D99', section: 4 };",
  ].join('\n'),
);

test('takes what is there, and text that is not a citation', () => {
  expect(complaintsAbout(sound)).toEqual([]);
});
