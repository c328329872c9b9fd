import * as v from 'valibot';
import { routePattern } from '@site/release/route-pattern';
import { routeSchema } from '#publish/names.ts';
import { readJson, type Store } from '#storage/store.ts';

// Both become part of a server's rules.
const htmlSchema = v.pipe(v.string(), v.regex(/^(index|pages\/[a-z0-9-]*)\.html$/));

const pagesSchema = v.object({ pages: v.array(v.object({ path: routeSchema, file: htmlSchema })) });

/** An address pattern as a regular expression that JavaScript and nginx both read, and the HTML file for it. */
export interface PageRule {
  pattern: string;
  file: string;
}

/** The HTML of an address that no rule knows. */
export const fallbackFile = 'index.html';

/** The rules by which the site's addresses find their HTML, the most particular first. Case does not count (D4). */
export async function pageRules(store: Store): Promise<PageRule[]> {
  const { pages } = v.parse(pagesSchema, (await readJson(store, 'pages.json')) ?? { pages: [] });
  const sorted = [...pages].sort((a, b) => openEnds(a.path) - openEnds(b.path));
  return sorted.map(({ path, file }) => ({ file, pattern: routePattern(path) }));
}

const openEnds = (path: string) => path.split(':').length;

/** The HTML file for a path. */
export function fileForPath(rules: readonly PageRule[], path: string): string {
  return rules.find(({ pattern }) => new RegExp(pattern, 'i').test(path))?.file ?? fallbackFile;
}
