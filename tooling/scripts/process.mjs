import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { delimiter, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const pnpmFolder = resolve(root, 'tooling/pnpm');

/** The environment of every command we run: the pinned pnpm and the workspace's own commands come first. */
export const environment = {
  ...process.env,
  PATH: [resolve(pnpmFolder, 'node_modules/.bin'), resolve(root, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  ),
};

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command to its end and returns its exit code and, where it was asked to keep it, its output. */
export function run(command, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command[0], command.slice(1), {
      cwd,
      env: { ...environment, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => done({ code: 127, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Starts a command that stays; it ends with this process. */
export function stay(command, { cwd = root, env = {} } = {}) {
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { ...environment, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.on('exit', () => child.kill());
  return child;
}

/** The port itself if it is free, else `undefined`. Port 0 means any free port. */
const freePort = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(undefined));
    probe.listen(port, () => {
      const { port: found } = probe.address();
      probe.close(() => done(found));
    });
  });

/** Ends the process with one sentence where somebody else already uses a port; `variable` sets another. */
export async function requireFreePort(port, { what, variable }) {
  if (await freePort(port)) return;
  fail(
    `Port ${port}, which ${what} needs, is already in use. Stop the other program, or set ${variable} to another port.`,
  );
}

/** The port where nobody uses it, else another one. */
export const freePortNear = async (port) => (await freePort(port)) ?? (await freePort(0));

/** Waits until an address responds; rejects if the child process behind it has ended, or after the time limit. */
export async function answers(address, child, limitMs = 300_000) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`it ended with exit code ${child.exitCode}`);
    const isUp = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`it did not respond within ${limitMs / 1000} s`);
}
