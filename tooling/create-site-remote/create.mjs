#!/usr/bin/env node
// `npm create site-remote club [folder]`: a repository of its own for one remote of the site, with one page, one call, one test.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { packages: { type: 'string' } },
});
const [word = '', target = `mfe-${word}`] = positionals;
const folder = resolve(target);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))
  fail('Say how the remote is called, in small letters, as "npm create site-remote club".');
if (existsSync(folder)) fail(`There is a folder ${folder} already.`);

const camel = word.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const named = (text) =>
  text.replaceAll('new-page', word).replaceAll('newPage', camel).replaceAll('NewPage', pascal);

const template = join(import.meta.dirname, 'template');
for (const file of filesBelow(template)) {
  // npm leaves out of a package what is called .gitignore.
  const path = join(folder, named(relative(template, file)).replace(/^gitignore$/, '.gitignore'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, named(readFileSync(file, 'utf8')));
}
if (values.packages) takeFrom(resolve(values.packages));

console.log(`
  ${folder} is made. In it:

  npm install
  npm test
  npm start -- --against https://staging.example
`);

/** Takes the site's packages from a folder of tarballs, in the place of the registry. */
function takeFrom(packages) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const tarballs = readdirSync(packages);
  for (const part of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[part]).filter((each) => each.startsWith('@site/'))) {
      const start = `${name.replace('@', '').replace('/', '-')}-`;
      const tarball = tarballs.find((each) => each.startsWith(start) && /^\d/.test(each.slice(start.length)));
      if (!tarball) fail(`${packages} has no package of ${name}.`);
      manifest[part][name] = `file:${join(packages, tarball)}`;
    }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

function filesBelow(path) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
