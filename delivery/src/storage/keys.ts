import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** The keys of a site: with the private one this machine signs, with the public ones it believes. PEM, Ed25519. */
export interface Keys {
  /** Absent where this machine only reads. */
  signing?: string;
  trusted: readonly string[];
}

export interface Signature {
  key: string;
  value: string;
}

/** A new pair of keys, as PEM. */
export function newKeyPair(): { signing: string; trusted: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { signing: privateKey, trusted: publicKey };
}

/** The public half of a private key, as PEM. */
export const publicHalf = (signing: string) =>
  createPublicKey(createPrivateKey(signing)).export({ type: 'spki', format: 'pem' }).toString();

/** Public keys by the id that signatures name. */
export type Keyring = ReadonlyMap<string, KeyObject>;

/** The keys that a site believes, read once: a large store has thousands of signatures to check. */
export const keyringOf = (trusted: readonly string[]): Keyring =>
  new Map(trusted.map((pem) => createPublicKey(pem)).map((key) => [idOf(key), key]));

/** Whether a site believes what a private key signs. */
export const isTrusted = (signing: string, keyring: Keyring) => keyring.has(idOf(createPublicKey(signing)));

/** Signs a text. The signature names its key, so that a site can trust several while one is replaced by the next. */
export function signText(text: string, signing: string): Signature {
  return {
    key: idOf(createPublicKey(signing)),
    value: sign(null, Buffer.from(text), signing).toString('base64'),
  };
}

/** Whether one of the keys made this signature for this text. */
export function isSigned(text: string, { key: id, value }: Signature, keyring: Keyring): boolean {
  const key = keyring.get(id);
  return key !== undefined && verify(null, Buffer.from(text), key, Buffer.from(value, 'base64'));
}

const idOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
