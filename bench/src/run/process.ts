import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Runs a command to its end and returns how long that took, in milliseconds. Rejects with its output when it fails. */
export async function run(command: string[], cwd: string): Promise<number> {
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const [name = '', ...words] = command;
    const child = spawn(name, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command.join(' ')} failed:\n${output}`)),
    );
  });
  return performance.now() - started;
}

/** Starts a server and waits until an address of it responds. It ends with this process. */
export async function serve(command: string[], options: { cwd: string; address: string; env?: object }) {
  const [name = '', ...words] = command;
  const { cwd, address, env } = options;
  const child: ChildProcess = spawn(name, words, { cwd, stdio: 'ignore', env: { ...process.env, ...env } });
  process.on('exit', () => child.kill());
  for (let attempt = 0; attempt < 300; attempt++) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    if (child.exitCode !== null) break;
    await setTimeout(100);
  }
  throw new Error(`${command.join(' ')} did not respond at ${address}`);
}
