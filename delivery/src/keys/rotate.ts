import { Refusal } from '#refusal.ts';
import { keyId, newKeyPair, type TrustedKey } from '#storage/keys.ts';

/** A new key in the place of another: the private half, and the environment's `trustedKeys` with the old one retired. */
export function rotateKey(
  trusted: readonly TrustedKey[],
  id: string,
): { signing: string; trustedKeys: TrustedKey[] } {
  const old = trusted.find(({ key }) => keyId(key) === id);
  if (!old)
    throw new Refusal(
      `There is no key ${id}: the environment has ${trusted.map(({ key }) => keyId(key)).join(', ') || 'none'}.`,
    );
  const { signing, trusted: key } = newKeyPair();
  const others = trusted.map((each) => (each === old ? { ...each, retired: true } : each));
  return { signing, trustedKeys: [...others, { key, apps: old.apps }] };
}
