import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '..');

/** Starts the sandbox as a process of its own, on a free port, and waits until it says where it listens. */
export function startSandbox(env) {
  // A test run is over before optimized WebAssembly has paid for itself.
  const words = ['--liftoff-only', '--import', 'tsx', 'src/app/main.ts'];
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', SANDBOX_HASH_ROUNDS: '4', SANDBOX_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  let said = '';
  return new Promise((started, failed) => {
    const listen = (chunk) => {
      said += chunk;
      const address = /^Sandbox: (\S+)$/m.exec(said)?.[1];
      if (address) started({ address, stop: () => (child.kill('SIGTERM'), ended) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => failed(new Error(`The sandbox ended with ${code}: ${said}`)));
  });
}
