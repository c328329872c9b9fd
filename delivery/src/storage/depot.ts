import { createHash } from 'node:crypto';
import { Refusal } from '#refusal.ts';
import {
  anyApp,
  isFor,
  isSigned,
  keyringOf,
  type Keys,
  type Signature,
  type Signer,
  signerOf,
  signText,
} from './keys';
import {
  type Binding,
  digestOf,
  parseSignedRecord,
  type Place,
  type SignedRecord,
  signedText,
} from './signed-record';
import { jsonBytes, type Store } from './store';
import { vouchedDigests } from './vouched';

/** A record that this site trusts. */
export interface TrustedRecord extends Binding {
  record: unknown;
  /** Identifies the record: the next one of a series names it. */
  digest: string;
  /** The id of the key that signed it. */
  signer: string;
}

/**
 * A store whose records (what is published, what is live) are signed: write access alone cannot make a version
 * live.
 */
export interface Depot extends Store {
  readonly environment: string;
  /** Whether this machine holds a key that may sign records of an app. */
  maySign(app: string): boolean;
  /** The record at a place, or nothing where there is none. Refuses one that no trusted key of its app has signed. */
  readRecord(place: Place): Promise<TrustedRecord | undefined>;
  /**
   * Reads a record that any key of the environment signed, retired ones included, or that was vouched for;
   * `trusted` says whether it still counts. Nothing if there is none. Used before records of a retired key are
   * re-signed.
   */
  readKnown(place: Place): Promise<(TrustedRecord & { trusted: boolean }) | undefined>;
  /**
   * Signs and writes a record if there is none yet, and returns whether it is there now. A lost response of the
   * store is not a failure: the record that was written is recognised.
   */
  createRecord(place: Place, record: object, link?: Pick<Binding, 'sequence' | 'previous'>): Promise<boolean>;
}

const alone = { sequence: 0, previous: null };

/** Opens a store for the records of an environment, which these keys sign and check. */
export function depot(store: Store, keys: Keys, environment: string): Depot {
  const keyring = keyringOf(keys.trusted);
  const signer = keys.signing === undefined ? undefined : signerOf(keys.signing);
  const maySign = (app: string) => {
    const known = keyring.get(signer?.id ?? '');
    return known !== undefined && !known.retired && isFor(known, app);
  };
  const vouchedFor = new Map<string, ReadonlySet<string>>();
  const checked = new Set<string>();

  return {
    ...store,
    environment,
    maySign,
    async readRecord(place) {
      const file = await readFile(place);
      if (!file) return undefined;
      const found = described(place, file);
      if (!(await isTrusted(place, file, found.digest))) throw new Refusal(await whyNot(place, file));
      return found;
    },
    async readKnown(place) {
      const file = await readFile(place);
      if (!file) return undefined;
      const found = described(place, file);
      const trusted = await isTrusted(place, file, found.digest);
      const isKnown =
        trusted || isSignedFor(place, file) || (await vouched(place, { ofRetired: true })).has(found.digest);
      if (!isKnown) throw new Refusal(await whyNot(place, file));
      return { ...found, trusted };
    },
    async createRecord(place, record, link = alone) {
      const { key, app } = place;
      const own = requiredSigner(app);
      const plain: unknown = JSON.parse(JSON.stringify(record));
      const file = { format: 2 as const, environment, app, ...link, record: plain };
      const signature = signText(signedText(key, file), own);
      const body = jsonBytes({ ...file, signature });
      const isThere = async () => (await store.read(key))?.equals(body) ?? false;
      const failed = async (error: unknown) => {
        if (await isThere().catch(() => false)) return true;
        throw error;
      };
      return (await store.create(key, body).catch(failed)) || isThere();
    },
  };

  async function readFile({ key }: Place): Promise<SignedRecord | undefined> {
    const body = await store.read(key);
    if (!body) return undefined;
    const file = parseSignedRecord(body);
    if (file) return file;
    const what = body.length === 0 ? 'is empty' : 'is cut off, or was never a record';
    throw new Refusal(`${key} in ${store.address} ${what}: restore it from a backup.`);
  }

  function described({ key, app }: Place, file: SignedRecord): TrustedRecord {
    const { record, sequence, previous, signature } = file;
    const digest = digestOf(key, file, { environment, app });
    return { record, environment, app, sequence, previous, digest, signer: signature.key };
  }

  async function isTrusted(place: Place, file: SignedRecord, digest: string): Promise<boolean> {
    const known = keyring.get(file.signature.key);
    if (file.format === 2 && known && !known.retired && isSignedFor(place, file)) return true;
    if (vouchedFor.get(place.app)?.has(digest)) return true;
    const digests = await vouched(place);
    vouchedFor.set(place.app, digests);
    return digests.has(digest);
  }

  /** Whether a key that the environment names signed it, for this app and this environment. */
  function isSignedFor({ key, app }: Place, file: SignedRecord): boolean {
    const known = keyring.get(file.signature.key);
    if (!known || !isFor(known, app) || !isGenuine(signedText(key, file), file.signature)) return false;
    return file.format === 1 || (file.environment === environment && file.app === app);
  }

  /** A promote reads each record four times; its signature is checked once. */
  function isGenuine(text: string, signature: Signature): boolean {
    const proof = [signature.key, signature.value, createHash('sha256').update(text).digest('hex')].join();
    if (!checked.has(proof) && isSigned(text, signature, keyring)) checked.add(proof);
    return checked.has(proof);
  }

  async function vouched({ app }: Place, { ofRetired = false } = {}): Promise<ReadonlySet<string>> {
    if (app === anyApp) return new Set();
    return vouchedDigests(store, app, (place, file) => {
      const known = keyring.get(file.signature.key);
      return known !== undefined && (ofRetired || !known.retired) && isSignedFor(place, file);
    });
  }

  function requiredSigner(app: string): Signer {
    if (!signer)
      throw new Refusal(
        'There is no key to sign with: set DELIVERY_SIGNING_KEY to the private key, or to its file.',
      );
    const known = keyring.get(signer.id);
    if (!known)
      throw new Refusal(
        'This site does not trust the key in DELIVERY_SIGNING_KEY: add its public half to "trustedKeys" in delivery/environments.json.',
      );
    if (known.retired)
      throw new Refusal(
        `The key ${signer.id} in DELIVERY_SIGNING_KEY is retired in ${environment}: use the new one.`,
      );
    if (!isFor(known, app))
      throw new Refusal(
        `The key ${signer.id} in DELIVERY_SIGNING_KEY releases ${known.apps.join(', ')} in ${environment}, not ${app}.`,
      );
    return signer;
  }

  async function whyNot({ key, app }: Place, file: SignedRecord): Promise<string> {
    const where = `${key} in ${store.address}`;
    const known = keyring.get(file.signature.key);
    const isReal = known && isSigned(signedText(key, file), file.signature, keyring);
    if (file.format === 1 && isReal)
      return `${where} was written by the first release of delivery: "pnpm delivery re-sign ${app}" takes it over. (A store of this machine only, such as .site, may be deleted: "npm start" makes it again.)`;
    if (isReal && file.environment !== environment)
      return `${where} was signed for ${file.environment}, and this is ${environment}: somebody copied it.`;
    if (isReal && !isFor(known, app))
      return `${where} is signed by the key ${file.signature.key}, which may release ${known.apps.join(', ')} and not ${app}.`;
    if (isReal && known.retired)
      return `${where} is signed by the key ${file.signature.key}, which is retired: somebody with another key of ${app} must look at it and run "delivery re-sign ${app}".`;
    return `${where} is not signed by a key that this site trusts: somebody changed it, or the key is missing from delivery/environments.json. (A store of this machine only, such as .site, may be deleted: "npm start" makes it again.)`;
  }
}
