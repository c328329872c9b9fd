import { readFile, readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { Refusal } from '#refusal.ts';
import { compose } from '#compose/compose.ts';
import { addLooseFiles } from '#compose/loose-files.ts';
import { findSiteManifest } from '#compose/site-manifest.ts';
import { fileNameSchema } from '#publish/names.ts';
import { authorOf, authorOptions } from './author';
import type { Command } from './command';
import { calledFrom, openEnvironment } from './environment';

export const assetsCommand: Command = {
  summary: 'copies a folder of loose files: its assets/ (campaign pictures, PDFs) and robots.txt',
  usage: 'assets <folder>',
  args: 1,
  options: authorOptions,
  async run({ args, options, note }) {
    const environment = await openEnvironment(options);
    const { depot } = environment;
    const folder = resolve(calledFrom(), args[0] ?? '');
    if (!args[0])
      throw new Refusal(
        'Which folder should be copied? For example: pnpm delivery assets mfe-content/public',
      );
    const files = new Map<string, Buffer>();
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
      throw new Refusal(`There is no folder ${folder}.`);
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).split(sep).join('/');
      if (!isLoose(key)) throw new Refusal(`${key} may not be there: only assets/ and robots.txt.`);
      if (!v.is(fileNameSchema, key))
        throw new Refusal(`${key} cannot be copied: use letters, digits and . _ - + ~ @ ( ) [ ] only.`);
      files.set(key, await readFile(path));
    }
    const written = await addLooseFiles(depot, files, authorOf(options));
    // A site that is composed already is signed again, with the new files.
    if (await findSiteManifest(depot)) await compose(depot, environment, note);
    return { data: { written }, lines: [`${written.length} files copied`] };
  },
};

// At the root of the site every other name belongs to a release.
const isLoose = (key: string) => /^(assets\/|robots\.txt$)/.test(key);
