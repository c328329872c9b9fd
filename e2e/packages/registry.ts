import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#support/free-port.ts';

const execute = promisify(execFile);
const home = resolve(import.meta.dirname, '../../.cache/verdaccio');

const manifest = {
  private: true,
  // The last version for Node 20. The override: a registry's mirror may lack the tag by which Verdaccio asks for node-fetch.
  dependencies: { verdaccio: '6.8.0' },
  overrides: { 'node-fetch': '2.7.0' },
};

const settings = (storage: string) => `
storage: ${storage}
packages:
  '**':
    access: $all
    publish: $all
log: { type: stdout, format: pretty, level: error }
`;

/** A registry of its own (Verdaccio), which keeps its packages in a folder and knows no other registry. */
export async function startRegistry(storage: string) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  await execute('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: home });

  mkdirSync(storage);
  const config = join(storage, 'config.yaml');
  writeFileSync(config, settings(storage));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const words = ['node_modules/verdaccio/bin/verdaccio', '--config', config, '--listen', `127.0.0.1:${port}`];
  const child = spawn('node', words, { cwd: home, stdio: 'ignore' });
  const ended = once(child, 'exit');
  return {
    url,
    isUp: () =>
      fetch(`${url}/-/ping`).then(
        ({ ok }) => ok,
        () => false,
      ),
    /** Publishes every package of a folder. Provenance is for a pipeline, which has an identity. */
    publish: async (folder: string) => {
      const options = ['--registry', url, '--provenance=false', `--//127.0.0.1:${port}/:_authToken=anybody`];
      for (const tarball of readdirSync(folder))
        await execute('npm', ['publish', join(folder, tarball), ...options]);
    },
    stop: () => (child.kill(), ended),
  };
}
