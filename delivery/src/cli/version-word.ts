import { Refusal } from '#registry/refusal.ts';

/** The name and the version of a word such as `mfe-shop@1.0.0-1a2b3c4d`. */
export function versionWord(word: string | undefined): { name: string; version: string } {
  const [name, version, ...more] = (word ?? '').split('@');
  if (!name || !version || more.length > 0)
    throw new Refusal(`Say which version, as mfe-shop@1.0.0-1a2b3c4d, instead of "${word ?? ''}".`);
  return { name, version };
}
