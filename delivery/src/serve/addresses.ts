/** The key that an address asks for, or nothing where the address is not well-formed. */
export function keyOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname).slice(1);
  } catch {
    return undefined;
  }
}

/** Where the release history and the failure counts lie, which no visitor reads. */
export const privateFolder = '_delivery';

/** Whether a key is none of the public's business. */
export const isPrivate = (key: string) => key.split('/')[0] === privateFolder || key.includes('\0');

// Everything else is the path of a page: no file ending, and not inside a folder of files.
const fileEnding = String.raw`\.[A-Za-z0-9]+$`;
const fileFolder = String.raw`^(assets|api|dados|pages|[a-z][a-z0-9-]*/\d+\.\d+\.\d+[^/]*)(/|$)`;

/** The addresses that are files, which are 404 where there is none, as regular expressions without the leading slash. */
export const filePatterns = [fileEnding, fileFolder] as const;

/** Whether a key is the path of a page rather than of a file. */
export const isPage = (key: string) => !filePatterns.some((pattern) => new RegExp(pattern).test(key));
