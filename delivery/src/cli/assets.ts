import { readFile, readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { Refusal } from '#refusal.ts';
import { writeChanged } from '#storage/store.ts';
import type { Command } from './command';
import { calledFrom, openEnvironment } from './environment';

export const assetsCommand: Command = {
  summary:
    'copies a folder of loose files: its assets/ (campaign pictures, PDFs), robots.txt and sitemap.xml',
  usage: 'assets <folder>',
  words: 1,
  async run({ words, options }) {
    const { depot } = await openEnvironment(options);
    const folder = resolve(calledFrom(), words[0] ?? '');
    if (!words[0]) throw new Refusal('Say which folder to copy.');
    const written: string[] = [];
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
      throw new Refusal(`There is no folder ${folder}.`);
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).split(sep).join('/');
      if (!isLoose(key))
        throw new Refusal(`${key} may not lie there: only assets/, robots.txt and sitemap.xml.`);
      if (await writeChanged(depot, key, await readFile(path))) written.push(key);
    }
    return { data: { written }, lines: [`${written.length} files copied`] };
  },
};

// At the root of the site every other name belongs to a release.
const isLoose = (key: string) => /^(assets\/|robots\.txt$|sitemap\.xml$)/.test(key);
