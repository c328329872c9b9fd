import {
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { cacheControlOf, contentTypeOf } from './file-facts';
import type { Store } from './store';

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
      for (;;) {
        try {
          await put(key, body, { IfNoneMatch: '*' });
          return true;
        } catch (error) {
          if (statusOf(error) === 412) return false;
          // Another conditional write of the same key was under way: only the next try tells who won.
          if (statusOf(error) !== 409) throw error;
        }
      }
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

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
