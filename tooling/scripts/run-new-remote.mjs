// Makes a remote: `pnpm new-remote club` writes mfe-club with a page at /club, and names it where the site lists its apps.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { apps, remoteNames } from '../apps.mjs';
import { install } from './install.mjs';
import { fail, root, run } from './process.mjs';

const word = process.argv[2]?.replace(/^mfe-/, '');
if (!word || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))
  fail('Give the name of the remote in lower case, for example: pnpm new-remote club');
const name = `mfe-${word}`;
if (existsSync(resolve(root, name))) fail(`The folder ${name} already exists.`);

const camel = word.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const named = (text) =>
  text.replaceAll('new-page', word).replaceAll('newPage', camel).replaceAll('NewPage', pascal);

/** Changes one file of the workspace; what the change looks for must be there. */
function edit(file, pattern, replacement) {
  const path = resolve(root, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) fail(`${file} has no place for ${name}: ${pattern} was not found in it.`);
  writeFileSync(path, text.replace(pattern, replacement));
}

function write(file, text) {
  const path = resolve(root, name, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const table = 'shared/contracts/src/routes.ts';
if (readFileSync(resolve(root, table), 'utf8').includes(`'/${word}`))
  fail(`${table} has a page at /${word} already. Take another name.`);

const template = resolve(import.meta.dirname, '../new-remote');
for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  write(named(path.slice(template.length + 1)), named(readFileSync(path, 'utf8')));
}
// All pipelines are of one pattern.
const [sibling] = remoteNames;
const pipeline = readFileSync(resolve(root, sibling, 'pipeline.example.yml'), 'utf8');
write('pipeline.example.yml', pipeline.replaceAll(sibling, name));

const port = Math.max(...apps.map((app) => app.port)) + 1;
edit('tooling/apps.json', /\n\]\n$/, `,\n  { "name": "${name}", "kind": "remote", "port": ${port} }\n]\n`);
edit('README.md', /\n(\| `shared\/\*`)/, `\n| \`${name}\` | the page \`/${word}\` |\n$1`);

// The lockfile learns the new package; every version in it stays.
const { code } = await run(['pnpm', 'install', '--lockfile-only', '--prefer-offline']);
if (code !== 0) fail('pnpm-lock.yaml could not be brought up to date; see above.');
await install();
await run(['oxfmt', 'README.md', name]);

console.log(`
  ${name} is made: its page is ${name}/src/features/${word}/${word}.page.tsx, its address /${word}.

  pnpm dev ${name}   # the remote alone, at http://localhost:${port}
  pnpm dev             # the whole site
  pnpm --filter ${name} test
  npm start            # builds it and makes it live in the local store
`);
