import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSandboxClient } from '#testing/sandbox-client.ts';

const folder = resolve(__dirname, '../..');
const running: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(running.splice(0).map((stop) => stop())));

/** Starts a sandbox of this test's own; `ended` has what it said and its exit code. */
function startAlone(env: Record<string, string>) {
  // A test is over before optimized WebAssembly has paid for itself.
  const words = ['--liftoff-only', '--import', 'tsx', 'src/app/main.ts'];
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', SANDBOX_HASH_ROUNDS: '4', SANDBOX_PORT: '0', ...env },
  });
  let said = '';
  const ended = new Promise<{ code: number | null; said: string }>((done) =>
    child.once('exit', (code) => done({ code, said })),
  );
  const address = new Promise<string>((found) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        const started = /^Sandbox: (\S+)$/m.exec(said)?.[1];
        if (started) found(started);
      });
    }
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  running.push(stop);
  return { address, ended, stop };
}

test('keeps accounts and sessions over a restart, keeps its folder to itself, and moves its clock on demand', async () => {
  const data = await mkdtemp(join(tmpdir(), 'sandbox-data-'));
  const first = startAlone({ SANDBOX_DATA: data });
  const customer = await createSandboxClient(await first.address).newCustomer();
  expect(await first.stop()).toMatchObject({ code: 0 });

  const second = startAlone({ SANDBOX_DATA: data });
  const sandbox = createSandboxClient(await second.address);
  const me = () => sandbox.call('GET', '/api/users/me', { token: customer.token });
  expect(await me()).toMatchObject({ status: 200, body: { cpf: customer.cpf } });

  const intruder = await startAlone({ SANDBOX_DATA: data }).ended;
  expect(intruder.code).toBe(1);
  expect(intruder.said).toMatch(/is in use by process \d+\. Set SANDBOX_DATA to another folder\./);

  await sandbox.moveClock(3601);
  expect(await me()).toMatchObject({ status: 401 });

  // The draws of the current campaign are held within three weeks; then their numbers are told.
  await sandbox.moveClock(22 * 24 * 3600);
  expect(await sandbox.call('GET', '/api/static-worker/sorteios/10')).toMatchObject({
    body: [
      { winningNumber: '638' },
      { winningNumber: '1704' },
      { winningNumber: '0215' },
      { winningNumber: '2750318' },
    ],
  });
  await second.stop();
  await rm(data, { recursive: true });
});

test('says in one sentence why it did not start', async () => {
  expect(await startAlone({ SANDBOX_PORT: 'abc' }).ended).toEqual({
    code: 1,
    said: 'The sandbox did not start: SANDBOX_PORT must be a whole number of at least 0, not "abc".\n',
  });

  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => taken.once('listening', listening));
  const { port } = taken.address() as AddressInfo;
  const data = join(tmpdir(), `sandbox-not-opened-${port}`);
  const { code, said } = await startAlone({ SANDBOX_PORT: String(port), SANDBOX_DATA: data }).ended;
  taken.close();
  expect(code).toBe(1);
  expect(said).toContain(`port ${port} is in use`);
  expect(existsSync(data)).toBe(false);
});

test.each([
  [
    'postgresql://ana:secret@127.0.0.1:1/shop',
    'at 127.0.0.1:1/shop cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  ],
  ['here', 'DATABASE_URL is not a valid database URL. Example: postgresql://user:password@host:5432/name'],
])('says which database did not respond, and why: %s', async (url, reason) => {
  const { code, said } = await startAlone({ DATABASE_URL: url }).ended;

  expect(code).toBe(1);
  expect(said).toContain(reason);
  expect(said).not.toContain('secret');
});
