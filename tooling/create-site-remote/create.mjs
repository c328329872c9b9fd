#!/usr/bin/env node
// `npm create site-remote club [folder] [-- --bundler rspack]`: a repository of its own for one remote of the site.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const bundlers = {
  webpack: {
    build: 'webpack --mode production',
    serve: 'webpack serve --mode development',
    packages: { webpack: '~5.110.3', 'webpack-cli': '^6.0.1', 'webpack-dev-server': '^5.2.7' },
  },
  rspack: {
    build: 'rspack build --mode production',
    serve: 'rspack serve --mode development',
    packages: { '@rspack/cli': '^2.2.8', '@rspack/core': '2.3.3', '@rspack/dev-server': '^2.2.2' },
  },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { bundler: { type: 'string', default: 'webpack' } },
});
const [word = '', target = `mfe-${word}`] = positionals;
const folder = resolve(target);
const bundler = bundlers[values.bundler];
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))
  fail('Give the name of the remote in lower case, for example: npm create site-remote club');
if (!bundler) fail(`There is no bundler ${values.bundler}; there are ${Object.keys(bundlers).join(', ')}.`);
if (existsSync(folder)) fail(`The folder ${folder} already exists.`);

const camel = word.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const named = (text) =>
  text.replaceAll('new-page', word).replaceAll('newPage', camel).replaceAll('NewPage', pascal);

const otherConfigs = Object.keys(bundlers)
  .filter((name) => name !== values.bundler)
  .map((name) => `${name}.config.mjs`);
// npm packs no file named .gitignore, and ESLint would apply the template's settings to the template itself.
const names = { gitignore: '.gitignore', 'lint.config.mjs': 'eslint.config.mjs' };
const template = join(import.meta.dirname, 'template');
for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || otherConfigs.includes(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const path = named(relative(template, file));
  write(names[path] ?? path, named(readFileSync(file, 'utf8')));
}

const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
manifest.scripts = {
  ...manifest.scripts,
  build: bundler.build,
  gallery: `${bundler.serve} --env alone=./src/gallery/gallery.tsx`,
};
manifest.devDependencies = { ...manifest.devDependencies, ...bundler.packages };
write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);

// The site's packages come from the registry that this command came from.
const registry = process.env.npm_config_registry;
if (registry) write('.npmrc', `@site:registry=${registry}\n`);

console.log(`
  ${folder} is created. In it:

  npm install
  npm test
  npm start -- --against https://staging.example
`);

function write(file, text) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
