import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
let folder: string;

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
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the check says of one file that is beside the documents. */
function complaintsAbout(name: string, text: string): string[] {
  writeFileSync(join(folder, name), text);
  const { stderr } = spawnSync('node', [resolve(__dirname, 'check-references.mjs'), folder], {
    encoding: 'utf8',
  });
  rmSync(join(folder, name));
  return stderr.split('\n').filter((line) => line.startsWith(`${name}:`));
}

test.each([
  ['a product decision', '// Not built (D99).', 'D99'],
  ['a case', '/** The caret stays (C1,\n * C2). */', 'C2'],
  ['an engineering decision', '// As decision 99 says.', 'decision 99'],
  ['a third specification document', '// See document 3, section 1.', 'document 3'],
  [
    'a section of a specification document',
    '// See document 1, sections 2 and 10.',
    'section 10 of document 1',
  ],
  ['a section of a document of ours', '// See docs/design.md, section 9.', 'section 9 of docs/design.md'],
  ['a document', '// See docs/nothing.md.', 'docs/nothing.md'],
  ['a section of nothing', '// See section 4.', 'section 4 of no document'],
  ['notes from outside', '// See FACTS 1.2.', 'FACTS, which is not in this repository'],
])('finds %s that does not exist', (_what, text, complaint) => {
  expect(complaintsAbout('planted.ts', text)).toEqual([
    expect.stringMatching(new RegExp(`^planted\\.ts:[12]: ${complaint}$`)),
  ]);
});

test.each([
  ['the path of a file', '/** As in `shared/nothing/x.ts`. */', 'x.ts'],
  ['the name of a file', '// As in `no-such-file.ts`.', 'no-such-file.ts'],
  ['the path of a folder', '// As in `shared/nothing`.', 'shared/nothing'],
])('finds %s that does not exist, in a comment', (_what, text, complaint) => {
  expect(complaintsAbout('planted.ts', text)).toContain(`planted.ts:1: ${complaint}`);
});

test('takes a file name in a string of code for no citation', () => {
  expect(complaintsAbout('planted.ts', "const file = 'shared/nothing/x.ts';")).toEqual([]);
});

test.each([
  ['a path', 'See `shared/nothing/x`.', 'shared/nothing/x'],
  ['a link', 'See [it](docs/nothing).', 'docs/nothing'],
])('finds %s in a document that leads nowhere', (_what, text, complaint) => {
  expect(complaintsAbout('planted.md', text)).toEqual([`planted.md:1: ${complaint}`]);
});

test('takes what is there, and text that is not a citation', () => {
  const text = [
    '// Kept (D12, D67; C31), as document 1, section 8 and docs/design.md, sections 3 and 4, and decision 9 say.',
    "export const order = { customer: 'C99', bank: 'D99', section: 4 };",
  ];
  expect(complaintsAbout('planted.ts', text.join('\n'))).toEqual([]);
});
