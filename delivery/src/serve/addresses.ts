import { contentTypes } from '#storage/file-facts.ts';

/**
 * The key for an address, or nothing if it is not well-formed or has parts that a key cannot have. Slashes beside
 * each other are one, as nginx has it.
 */
export function keyOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '');
    const key = path.replaceAll(/\/+/g, '/').slice(1);
    const isOdd =
      key.includes('\0') || key.includes('\\') || key.split('/').some((part) => /^\.{1,2}$/.test(part));
    return isOdd ? undefined : key;
  } catch {
    return undefined;
  }
}

/** Where the release history and the failure counts lie, which no visitor reads. */
export const privateFolder = '_delivery';

/** Whether a key is none of the public's business. */
export const isPrivate = (key: string) => key.split('/')[0] === privateFolder;

/** The paths to which browsers send what they report. */
export const reportPaths = ['/reports', '/figures'] as const;

// Everything else is the path of a page: not the ending of a file that a site has, and not inside a folder of files.
const fileEnding = String.raw`\.(${Object.keys(contentTypes)
  .map((ending) => ending.slice(1))
  .join('|')})$`;
const fileFolder = String.raw`^(assets|api|dados|pages|[a-z][a-z0-9-]*/\d+\.\d+\.\d+[^/]*)(/|$)`;

/** The addresses that are files, which are 404 where there is none, as regular expressions without the leading slash. */
export const filePatterns = [fileEnding, fileFolder] as const;

/** Whether a key is the path of a page rather than of a file. */
export const isPage = (key: string) => !filePatterns.some((pattern) => new RegExp(pattern).test(key));
