import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { toolIn } from '#testing/run-tool.ts';

const repository = resolve(__dirname, '../../..');

test.each([
  ['page', '127.0.0.1'],
  ['demo', '127.0.0.1'],
  ['serve', 'localhost'],
])('"%s" ends with one sentence when its port is busy, and leaves nothing behind', async (command, host) => {
  const busy = createServer();
  await new Promise<void>((listening) => busy.listen(0, host, listening));
  const { port } = busy.address() as AddressInfo;
  const scratch = temporaryFolder();
  const { run } = toolIn(repository, { TMPDIR: scratch, SITE_STORE: resolve(scratch, 'store') });
  const { code, stderr } = await run(command, '--port', String(port));
  busy.close();

  expect(stderr.trim()).toBe(
    `Port ${port} is busy: end the program that uses it, or choose another with --port.`,
  );
  expect(code).toBe(1);
  expect(readdirSync(scratch).filter((name) => name.startsWith('demo-'))).toEqual([]);
});
