import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';

// The federation plugin would find it by an error that it makes webpack throw, for which webpack compiles all its schemas.
process.env.FEDERATION_WEBPACK_PATH = fileURLToPath(import.meta.resolve('webpack'));

// A process of `buildApps`. All builds are in one, as webpack's code is quick once it has run.
const root = resolve(import.meta.dirname, '../..');
const failed = [];
for (const app of process.argv.slice(2)) {
  const started = Date.now();
  const problems = await build(resolve(root, app)).catch(({ stack }) => stack);
  if (problems) failed.push(app) && console.error(problems);
  else console.log(`built ${app} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
process.send(failed);

/** Builds the app in a folder into its `dist`; returns what prevents it. */
async function build(folder) {
  const { default: config } = await import(resolve(folder, 'webpack.config.mjs'));
  const settings = config({}, { mode: 'production' });
  const compiler = webpack({ ...settings, infrastructureLogging: { level: 'error' } });
  // The federation plugin names a module by the folder where the process was when its code was loaded, which is the root,
  // and looks for what a remote exposes in the folder where it is.
  process.chdir(folder);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return stats.hasErrors() && stats.toString('errors-warnings');
}
