import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from './contract.mjs';

const table = 'src/remote/pages.ts';
const row = /(\w+):\s*async \(\) =>\s*\(await import\('([^']+)'\)\)/g;

/**
 * The files that each page of a remote needs beyond its door, by the page's path: what delivery preloads. It reads
 * the remote's table of pages, one import a page.
 */
export function pageFiles(compilation, folder) {
  const pages = [...readFileSync(join(folder, table), 'utf8').matchAll(row)];
  const groups = new Map();
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      if (module?.resource === join(folder, table)) groups.set(request, group);
    }
  }
  return Object.fromEntries(
    pages.map(([, id, request]) => {
      const group = groups.get(request);
      if (!group) throw new Error(`${table}: the page ${id} has no chunk of its own.`);
      return [pathOf(id), group.getFiles().filter((file) => /\.(js|css)$/.test(file))];
    }),
  );
}
