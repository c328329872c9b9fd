import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '#refusal.ts';
import { anyApp, type Keys, newKeyPair, publicHalf, type TrustedKey } from '#storage/keys.ts';

/**
 * The keys of an environment. One that names the keys it trusts is signed with DELIVERY_SIGNING_KEY; one that names
 * none is for this machine alone, which makes itself a key and trusts it.
 */
export function keysOf(root: string, trusted: readonly TrustedKey[] | undefined): Keys {
  const given = process.env['DELIVERY_SIGNING_KEY'];
  const signing = given && privateKey(existsSync(given) ? textOf(given) : given);
  if (trusted) return { trusted, ...(signing && { signing }) };
  const own = signing || machineKey(join(root, '.cache/delivery-key.pem'));
  return { signing: own, trusted: [{ key: publicHalf(own), apps: [anyApp] }] };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refusal(
      `The file ${file} in DELIVERY_SIGNING_KEY cannot be read (${(error as NodeJS.ErrnoException).code}). Make it readable for this user, or name another file.`,
    );
  }
}

function privateKey(text: string): string {
  try {
    publicHalf(text);
    return text;
  } catch {
    throw new Refusal(
      'DELIVERY_SIGNING_KEY does not contain a private key: set it to the whole PEM text that "delivery key" prints, or to a file with that text.',
    );
  }
}

/** Reads this machine's key, after making it where there is none. Of two processes that make one, the first wins. */
function machineKey(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, newKeyPair().signing, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, 'utf8');
}
