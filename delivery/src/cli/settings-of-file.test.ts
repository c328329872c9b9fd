import { applySettings } from '#settings/settings.ts';
import { memoryDepot } from '#testing/empty-depot.ts';
import { noteOtherSettings } from './settings-of-file';

const applied = { config: {}, allow: {}, prefixes: { 'mfe-club': ['/clube'] } };

async function notesFor(ofFile: typeof applied) {
  const depot = memoryDepot();
  await applySettings(depot, applied, { by: 'ana', why: '' });
  const notes: string[] = [];
  await noteOtherSettings({ depot, ...ofFile }, (line) => notes.push(line));
  return notes;
}

test('says nothing where the site runs with the settings of the file', async () => {
  expect(await notesFor(applied)).toEqual([]);
});

test('notes that the file gives a remote other paths than the site', async () => {
  expect(await notesFor({ ...applied, prefixes: { 'mfe-club': ['/club'] } })).toEqual([
    expect.stringMatching(
      /^The site runs with other settings \(revision 1, by ana, .+"delivery settings apply"\.$/,
    ),
  ]);
});
