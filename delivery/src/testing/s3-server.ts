import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from './temporary-folder';

interface FakeS3 {
  store: {
    existsObject(bucket: string, key: string): Promise<boolean>;
    putBucket(bucket: string): Promise<void>;
    listObjects(
      bucket: string,
      options: { prefix: string; startAfter: string; maxKeys: number },
    ): Promise<{ objects: { key: string }[]; isTruncated: boolean }>;
  };
  callback(): (request: IncomingMessage, reply: ServerResponse) => Promise<void>;
}

/**
 * An S3 server on this machine, from npm. Three things that S3 does, and none of the packages there, are done in
 * front of it: `If-None-Match: *` on PUT, one request of a key after the other, and lists of more than one page.
 */
export async function startS3(
  bucket: string,
  { pageSize = 1_000 } = {},
): Promise<{ url: string; stop: () => void }> {
  const options = { directory: temporaryFolder(), silent: true, allowMismatchedSignatures: true };
  const fake = new S3rver(options) as FakeS3;
  await fake.store.putBucket(bucket);
  const answer = fake.callback();
  const queues = new Map<string, Promise<unknown>>();

  async function handle(request: IncomingMessage, reply: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    if (searchParams.has('list-type'))
      return sendXml(reply, 200, await page(fake, { bucket, pageSize, query: searchParams }));
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
    const isConditional = request.method === 'PUT' && request.headers['if-none-match'] === '*';
    if (isConditional && (await fake.store.existsObject(bucket, key))) {
      request.resume();
      return sendXml(reply, 412, '<Error><Code>PreconditionFailed</Code></Error>');
    }
    const ended = new Promise((end) => reply.once('close', end));
    await answer(request, reply);
    return ended;
  }

  const server = createServer((request, reply) => {
    const path = request.url?.split('?')[0] ?? '';
    const turn = (queues.get(path) ?? Promise.resolve()).then(() => handle(request, reply));
    queues.set(
      path,
      turn.catch(() => void reply.destroy()),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

interface Asked {
  bucket: string;
  pageSize: number;
  query: URLSearchParams;
}

async function page({ store }: FakeS3, { bucket, pageSize, query }: Asked): Promise<string> {
  const startAfter = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const { objects, isTruncated } = await store.listObjects(bucket, { prefix, startAfter, maxKeys: pageSize });
  const keys = objects.map(({ key }) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next = isTruncated ? `<NextContinuationToken>${objects.at(-1)?.key}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${keys}</ListBucketResult>`;
}

function sendXml(reply: ServerResponse, status: number, body: string) {
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
}
