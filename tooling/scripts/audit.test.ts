import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const hash = `sha512-${'A'.repeat(86)}==`;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** What the audit says of a lockfile with one package. The registry responds with it, or not at all. */
async function audit(resolution: string, answer?: object): Promise<{ code: number; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{"name":"x","dependencies":{"left":"1.0.0"}}');
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: [.]\n');
  writeFileSync(
    join(folder, 'pnpm-lock.yaml'),
    `lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      left:\n        specifier: 1.0.0\n        version: 1.0.0\n\npackages:\n\n  left@1.0.0:\n    resolution: {${resolution}}\n\nsnapshots:\n\n  left@1.0.0: {}\n`,
  );
  const registry = createServer((request, reply) => {
    request.resume().on('end', () => {
      if (!answer) reply.statusCode = 405;
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  const env = {
    ...process.env,
    pnpm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
  };
  const child = spawn('node', [resolve(__dirname, 'audit.mjs'), folder], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const code = await new Promise<number>((done) => child.on('close', (exitCode) => done(exitCode ?? 1)));
  registry.close();
  return { code, said };
}

test.each([
  'tarball: https://evil.example/left.tgz',
  `integrity: ${hash}, tarball: https://evil.example/left.tgz`,
  'integrity: sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
])('a package that is not the registry’s, by its hash, is named (%s)', async (resolution) => {
  expect(await audit(resolution, {})).toEqual({
    code: 1,
    said: 'left@1.0.0 comes from elsewhere than the registry, or has no sha512 hash.\n',
  });
});

test('says so when the registry does not report known faults', async () => {
  const { code, said } = await audit(`integrity: ${hash}`);

  expect(code).toBe(2);
  expect(said).toContain(
    'The lockfile has a hash for each package, but no registry could be asked for known vulnerabilities',
  );
});

test('nothing is found where the registry knows of nothing', async () => {
  expect(await audit(`integrity: ${hash}`, {})).toMatchObject({ code: 0 });
});

test('a serious fault is reported', async () => {
  const fault = {
    id: 1,
    url: 'https://example/1',
    title: 'runs foreign code',
    severity: 'critical',
    vulnerable_versions: '<2.0.0',
  };
  const { code, said } = await audit(`integrity: ${hash}`, { left: [fault] });

  expect(code).toBe(1);
  expect(said).toContain('runs foreign code');
});
