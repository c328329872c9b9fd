import * as v from 'valibot';
import { Refusal } from '#refusal.ts';
import { isSigned, isTrusted, keyringOf, type Keys, signText } from './keys';
import { jsonBytes, readJson, type Store } from './store';

/** A store whose records (what is published, what is live) are signed. Whoever can write files cannot make a version live. */
export interface Depot extends Store {
  /** The record under `key`, or nothing where there is none. Refuses one that no trusted key has signed. */
  readRecord(key: string): Promise<unknown>;
  /** Signs and writes a record where there is none yet, and says whether it did. */
  createRecord(key: string, record: object): Promise<boolean>;
  /** Whether this machine holds a key by which it may change what is live. */
  readonly maySign: boolean;
}

const sealedSchema = v.object({
  record: v.unknown(),
  signature: v.object({ key: v.string(), value: v.string() }),
});

/** Opens a store for records that these keys sign and check. */
export function depot(store: Store, keys: Keys): Depot {
  const keyring = keyringOf(keys.trusted);
  return {
    address: store.address,
    maySign: keys.signing !== undefined && isTrusted(keys.signing, keyring),
    read: store.read,
    write: store.write,
    create: store.create,
    list: store.list,
    async readRecord(key) {
      const sealed = await readJson(store, key);
      if (sealed === undefined) return undefined;
      const parsed = v.safeParse(sealedSchema, sealed);
      if (!parsed.success || !isSigned(text(key, parsed.output.record), parsed.output.signature, keyring)) {
        throw new Refusal(
          `${key} in ${store.address} is not signed by a key that this site trusts: somebody changed it, or the key is missing from delivery/environments.json. (A store of this machine alone, as .site, may be deleted: "npm start" makes it anew.)`,
        );
      }
      return parsed.output.record;
    },
    async createRecord(key, record) {
      if (!keys.signing)
        throw new Refusal(
          'There is no key to sign with: set DELIVERY_SIGNING_KEY to the private key, or to its file.',
        );
      if (!isTrusted(keys.signing, keyring)) {
        throw new Refusal(
          'This site does not trust the key in DELIVERY_SIGNING_KEY: add its public half to "trustedKeys" in delivery/environments.json.',
        );
      }
      const plain: unknown = JSON.parse(JSON.stringify(record));
      return store.create(
        key,
        jsonBytes({ record: plain, signature: signText(text(key, plain), keys.signing) }),
      );
    },
  };
}

// The key is part of what is signed, so that a record cannot be copied to another place.
const text = (key: string, record: unknown) => JSON.stringify([key, record]);
