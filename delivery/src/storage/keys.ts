import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** A public key of an environment, and the apps whose records it may sign. PEM, Ed25519. */
export interface TrustedKey {
  key: string;
  /** Names of apps; `*` means every app. */
  apps: readonly string[];
  /** A key that leaked, or is no longer used: what it signed counts only once another key has re-signed it. */
  retired?: boolean | undefined;
}

/** The keys of an environment: with the private one this machine signs, with the public ones it checks. */
export interface Keys {
  /** Absent where this machine only reads. */
  signing?: string;
  trusted: readonly TrustedKey[];
}

export interface Signature {
  /** The id of the key. */
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

/** Reads each PEM text once: that takes longer than a signature. */
function readOnce<Read>(read: (pem: string) => Read): (pem: string) => Read {
  const known = new Map<string, Read>();
  return (pem) => {
    const found = known.get(pem) ?? read(pem);
    known.set(pem, found);
    return found;
  };
}

/** The public half of a private key, as PEM. */
export const publicHalf = readOnce((signing) =>
  createPublicKey(createPrivateKey(signing)).export({ type: 'spki', format: 'pem' }).toString(),
);

const publicKey = readOnce((pem) => {
  const key = createPublicKey(pem);
  return { id: idOf(key), key };
});

/** The id by which signatures name a key, given in PEM, private or public. */
export const keyId = (pem: string) => publicKey(pem).id;

interface KnownKey extends Omit<TrustedKey, 'key'> {
  key: KeyObject;
}

/** The keys of an environment by their ids. */
export type Keyring = ReadonlyMap<string, KnownKey>;

/** Reads the keys of an environment once: a large store has thousands of signatures to check. */
export const keyringOf = (trusted: readonly TrustedKey[]): Keyring =>
  new Map(
    trusted.map(({ key: pem, ...rest }) => {
      const { id, key } = publicKey(pem);
      return [id, { ...rest, key }];
    }),
  );

/** The app name that means every app in `apps`, and any key of the environment in the place of a record. */
export const anyApp = '*';

/** Whether a known key may sign records of an app. */
export const isFor = ({ apps }: Pick<TrustedKey, 'apps'>, app: string) =>
  app === anyApp || apps.includes(anyApp) || apps.includes(app);

/** A private key, read once for all that it signs, and the id of its pair. */
export interface Signer {
  id: string;
  key: KeyObject;
}

/** Reads a private key, given in PEM. */
export const signerOf = readOnce((signing): Signer => {
  const key = createPrivateKey(signing);
  return { id: idOf(createPublicKey(key)), key };
});

/** Signs a text. */
export const signText = (text: string, { id, key }: Signer): Signature => ({
  key: id,
  value: sign(null, Buffer.from(text), key).toString('base64'),
});

/** Whether a known key made this signature for this text. */
export function isSigned(text: string, { key: id, value }: Signature, keyring: Keyring): boolean {
  const known = keyring.get(id);
  return known !== undefined && verify(null, Buffer.from(text), known.key, Buffer.from(value, 'base64'));
}

const idOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
