import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The place of a record, and the app whose keys may sign it; `anyApp` if every key of the environment may. */
export interface Place {
  key: string;
  app: string;
}

const signature = v.object({ key: v.string(), value: v.string() });

const recordSchema = v.object({
  format: v.literal(2),
  environment: v.string(),
  app: v.string(),
  /** The number of a record in its series, which begins with 1; 0 if it is not in a series. */
  sequence: v.number(),
  /** The digest of the record before it in its series. */
  previous: v.nullable(v.string()),
  record: v.unknown(),
  signature,
});

/** The first release of delivery bound a record to its key in the store, and to nothing else. */
const firstFormatSchema = v.pipe(
  v.strictObject({ record: v.unknown(), signature }),
  v.transform((file) => ({
    format: 1 as const,
    environment: '',
    app: '',
    sequence: 0,
    previous: null,
    ...file,
  })),
);

const fileSchema = v.union([recordSchema, firstFormatSchema]);

/** A record as its file holds it, with what its signature binds it to. */
export type SignedRecord = v.InferOutput<typeof fileSchema>;

/** What a signature binds a record to, besides its key in the store. */
export type Binding = Pick<SignedRecord, 'environment' | 'app' | 'sequence' | 'previous'>;

/** The file of a record, or nothing where the bytes are not one. */
export function parseSignedRecord(body: Buffer): SignedRecord | undefined {
  try {
    const parsed = v.safeParse(fileSchema, JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The text that is signed: the record, its key in the store, and what it is bound to. */
export const signedText = (key: string, file: Omit<SignedRecord, 'signature'>) =>
  file.format === 1
    ? JSON.stringify([key, file.record])
    : JSON.stringify([2, file.environment, key, file.app, file.sequence, file.previous, file.record]);

/** What identifies a record of one environment and app: a later record, or a re-signing, names it. */
export const digestOf = (
  key: string,
  file: SignedRecord,
  { environment, app }: { environment: string; app: string },
) =>
  createHash('sha256')
    .update(JSON.stringify([environment, app, signedText(key, file)]))
    .digest('hex');
