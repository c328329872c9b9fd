import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const run = (words: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync('node', words, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 300_000,
  });

test.each([
  ['18.20.0', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['22.1.0', 0],
])('Node %s ends with exit code %i', (version, code) => {
  const script = `import(${JSON.stringify(resolve(__dirname, 'node-version.mjs'))}).then((m) => m.requireNode('${version}'))`;
  const { status, stderr } = run(['-e', script]);

  expect(status).toBe(code);
  expect(stderr.trim()).toBe(code ? `Ciranda Cap needs Node 20.19 or newer; this is Node ${version}.` : '');
});

describe('with a port in use', () => {
  let other: Server;
  let port: number;

  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((listening) => other.listen(0, listening));
    const address = other.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });

  afterAll(() => other.close());

  test('npm start says which port, and who needs it', () => {
    const { status, stderr } = run(['tooling/scripts/start.mjs'], { SITE_PORT: String(port) });

    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Port ${port}, which the site needs, is already in use. Stop the other program, or set SITE_PORT to another port.`,
    );
  });
});
