import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { memoryStore } from '#testing/memory-store.ts';
import { openStore, withNamedErrors } from './open-store';

test('a bucket is opened on Node 20 without a warning of its library about the age of Node', async () => {
  Object.defineProperty(process, 'version', { value: 'v20.19.0' });
  const warning = jest.spyOn(process, 'emitWarning').mockImplementation();

  await openStore('s3://site/live');

  expect(warning).not.toHaveBeenCalled();
});

test.each([
  ['ENOSPC', 'The store memory could not be used for mfe-shop/1.0.0/main.js: the disk is full'],
  ['EDQUOT', 'The store memory could not be used for mfe-shop/1.0.0/main.js: the disk is full'],
  ['EACCES', 'The store memory could not be used for mfe-shop/1.0.0/main.js: permission denied'],
])('says by one sentence what failed, and for which file (%s)', async (code, sentence) => {
  const write = () => Promise.reject(Object.assign(new Error('permission denied'), { code }));
  const store = withNamedErrors({ ...memoryStore(), write });

  await expect(store.write('mfe-shop/1.0.0/main.js', Buffer.from('x'))).rejects.toThrow(sentence);
});

test.each([200, 501])(
  'names a bucket that does not support conditional writes (status %d)',
  async (status) => {
    const bucket = createServer((request, reply) => {
      request.resume();
      reply.writeHead(request.headers['if-none-match'] ? status : 200).end();
    });
    await new Promise<void>((listening) => bucket.listen(0, '127.0.0.1', listening));
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      AWS_MAX_ATTEMPTS: '1',
    });
    const store = await openStore('s3://old/site');

    await expect(store.create('_delivery/1.json', Buffer.from('x'))).rejects.toThrow(
      'The bucket of s3://old/site does not support conditional writes (If-None-Match: * on PUT)',
    );
    bucket.close();
  },
);
