import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
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

/** Whether a site believes what a private key signs. */
export const isTrusted = (signing: string, trusted: readonly string[]) =>
  trusted.some((candidate) => keyId(candidate) === keyId(publicHalf(signing)));

/** Signs a text. The signature names its key, so that a site can trust several while one is replaced by the next. */
export function signText(text: string, signing: string): Signature {
  return {
    key: keyId(publicHalf(signing)),
    value: sign(null, Buffer.from(text), signing).toString('base64'),
  };
}

/** Whether one of the trusted keys made this signature for this text. */
export function isSigned(text: string, signature: Signature, trusted: readonly string[]): boolean {
  const key = trusted.find((candidate) => keyId(candidate) === signature.key);
  return key !== undefined && verify(null, Buffer.from(text), key, Buffer.from(signature.value, 'base64'));
}

const keyId = (pem: string) =>
  createHash('sha256')
    .update(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
