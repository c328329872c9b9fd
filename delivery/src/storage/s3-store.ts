import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Failure } from '#refusal.ts';
import { cacheControlOf, contentTypeOf } from './file-facts';
import type { Store } from './store';

// The SDK warns of versions to come that need Node 22. Ours is pinned, and runs on the Node 20 that this tool supports.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

/**
 * A store in a bucket of S3, or of anything that speaks its protocol with `If-None-Match` on PUT. Credentials, region
 * and endpoint come from where the AWS SDK looks for them: AWS_ACCESS_KEY_ID, AWS_REGION, AWS_ENDPOINT_URL_S3.
 */
export function s3Store(address: string): Store {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key);
  const endpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  const client = new S3Client({
    region: process.env['AWS_REGION'] ?? 'us-east-1',
    // Buckets of other stores than Amazon's are folders of one host; their checksums are older than the SDK's.
    ...(endpoint && { endpoint, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' as const }),
  });

  const put = (key: string, body: Buffer, condition: { IfNoneMatch?: string }) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key: keyOf(key),
        Body: body,
        ContentType: contentTypeOf(key),
        CacheControl: cacheControlOf(key),
        ...condition,
      }),
    );

  async function putOnce(key: string, body: Buffer): Promise<boolean> {
    for (;;) {
      try {
        await put(key, body, { IfNoneMatch: '*' });
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // Another conditional write of the same key was under way: only a retry shows which one won.
        if (statusOf(error) !== 409) throw error;
      }
    }
  }

  /** Without this condition two simultaneous changes would both seem to succeed. */
  async function requireConditions() {
    const body = Buffer.from('This file shows that the bucket keeps the first of two conditional writes.\n');
    const isKept = async () => !(await putOnce(probe, body)) || !(await putOnce(probe, body));
    const isKnown = await isKept().catch((error: unknown) => {
      if (statusOf(error) === 400 || statusOf(error) === 501) return false;
      throw error;
    });
    if (isKnown) return;
    throw new Failure(
      `The bucket of ${address} does not support conditional writes (If-None-Match: * on PUT): releases need a store that does, as Amazon S3, Cloudflare R2 or MinIO.`,
    );
  }

  let checked: Promise<void> | undefined;

  return {
    address,
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(key) }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async write(key, body) {
      await put(key, body, {});
    },
    async create(key, body) {
      await (checked ??= requireConditions().catch((error: unknown) => {
        checked = undefined;
        throw error;
      }));
      return putOnce(key, body);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }));
    },
    async list(wanted) {
      const keys: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: keyOf(wanted) })) {
        for (const { Key } of page.Contents ?? [])
          if (Key) keys.push(prefix ? Key.slice(prefix.length + 1) : Key);
      }
      return keys.sort((a, b) => (a < b ? -1 : 1));
    },
  };
}

const probe = '_delivery/conditional-writes.txt';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
