import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appNames } from '../apps.mjs';
import { environment, root, run } from './process.mjs';

export const distOf = (app) => resolve(root, app, 'dist');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The apps whose sources are not those of their last build. */
export async function changedApps() {
  const { identityOf } = await import('../bundler/build-record.mjs');
  return appNames.filter((app) => {
    const record = resolve(distOf(app), 'build.json');
    const { version } = identityOf(resolve(root, app));
    return !existsSync(record) || readJson(record).version !== version;
  });
}

/** Builds apps. Returns the names of those that failed. */
export async function buildApps(names) {
  const failed = [];
  for (const app of names) if (!(await compileTexts(app))) failed.push(app);
  const ready = names.filter((app) => !failed.includes(app));
  return ready.length > 0 ? [...failed, ...(await buildTogether(ready))] : failed;
}

/** Where an app has texts that are compiled to modules of its sources, compiles them; returns whether it could. */
async function compileTexts(app) {
  const { scripts } = readJson(resolve(root, app, 'package.json'));
  if (!scripts.content) return true;
  const { code, output } = await run(['pnpm', '--silent', '--filter', app, 'content'], { quiet: true });
  if (code !== 0) console.error(output);
  return code === 0;
}

function buildTogether(names) {
  return new Promise((done) => {
    let failed = names;
    const builder = resolve(root, 'tooling/bundler/build.mjs');
    fork(builder, names, { cwd: root, env: environment })
      .on('message', (message) => (failed = message))
      .on('close', () => done(failed));
  });
}
