import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appNames } from '../apps.mjs';
import { root, run } from './process.mjs';

export const distOf = (app) => resolve(root, app, 'dist');

/** The apps whose sources are not those of their last build. */
export async function changedApps() {
  const { identityOf } = await import('../bundler/build-record.mjs');
  return appNames.filter((app) => {
    const record = resolve(distOf(app), 'build.json');
    const { version } = identityOf(resolve(root, app));
    return !existsSync(record) || JSON.parse(readFileSync(record, 'utf8')).version !== version;
  });
}

/** Builds apps, two at a time. Returns the names of those that failed. */
export async function buildApps(names) {
  const queue = [...names];
  const failed = [];
  const work = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const started = Date.now();
      const { code, output } = await run(['pnpm', '--filter', app, 'build'], { quiet: true });
      if (code === 0) console.log(`built ${app} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      else failed.push(app) && console.error(output);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}
