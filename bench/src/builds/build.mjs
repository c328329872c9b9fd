// node build.mjs <monolith|by-default> <folder>: builds one variant of the workspace that contains this file.
import webpack from 'webpack';
import { byDefault } from './by-default.mjs';
import { monolith } from './monolith.mjs';

const [name, output] = process.argv.slice(2);
const configs = { monolith, 'by-default': byDefault }[name](output);
webpack(configs).run((error, stats) => {
  if (error ?? stats.hasErrors()) {
    console.error(error ?? stats.toString({ preset: 'errors-only' }));
    process.exit(1);
  }
});
