import { Refusal } from '#registry/refusal.ts';

/** The name and the version of a word such as `mfe-shop@1.0.0-1a2b3c4d`. */
export function versionWord(word: string | undefined): { name: string; version: string } {
  const [name, version, ...more] = (word ?? '').split('@');
  if (!name || !version || more.length > 0) {
    throw new Refusal(`Say which version, as mfe-shop@1.0.0-1a2b3c4d, instead of "${word ?? ''}".`);
  }
  return { name, version };
}

/** The name of an app. */
export function appWord(word: string | undefined): string {
  if (!word || !/^[a-z][a-z0-9-]*$/.test(word))
    throw new Refusal(`Say which app, as mfe-shop, instead of "${word ?? ''}".`);
  return word;
}
