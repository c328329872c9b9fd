import { basename, join } from 'node:path';
import { source } from './source.mjs';

const { isCode } = await source('release/src/files.ts');

const table = 'src/remote/pages.ts';

/**
 * The files that each page of a remote needs beyond the remote's entry, by the page's path: what delivery preloads.
 * `pages` are the paths of the remote's pages, by name. The remote's table imports each from a file of its name
 * (`signUpDone` from `sign-up-done.page.tsx`). Throws where it does not.
 */
export function pageFiles(compilation, folder, pages) {
  const groups = new Map();
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      if (module?.resource === join(folder, table)) groups.set(basename(request).split('.')[0], group);
    }
  }
  const filesOf = (id) => {
    const group = groups.get(fileNameOf(id));
    if (!group) throw new Error(`${table} imports the page ${id} from no file ${fileNameOf(id)}.page.tsx.`);
    return group.getFiles().filter(isCode);
  };
  return Object.fromEntries(Object.entries(pages).map(([id, path]) => [path, filesOf(id)]));
}

const fileNameOf = (id) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
