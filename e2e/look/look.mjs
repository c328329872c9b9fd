// `pnpm look`: takes a picture of every screen, compares it with the accepted one, and shows what differs on one page.
// `pnpm look accept` accepts the pictures as they are now. Further arguments go to Playwright: `pnpm look -g cart`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../.cache/look');
const run = join(folder, 'run');
const accepts = process.argv[2] === 'accept';

rmSync(run, { recursive: true, force: true });
mkdirSync(run, { recursive: true });
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--workers=2',
    '--retries=0',
    '--reporter=line',
    `--output=${run}`,
    `--update-snapshots=${accepts ? 'changed' : 'none'}`,
    'look/gallery',
    ...process.argv.slice(accepts ? 3 : 2),
  ],
  { stdio: 'inherit', env: { ...process.env, LOOK: accepts ? 'accept' : '1' } },
);

const pictures = readdirSync(run, { recursive: true, encoding: 'utf8' });
const changed = pictures.filter((name) => name.endsWith('-actual.png')).map((name) => join(run, name));
const page = join(folder, 'index.html');
writeFileSync(page, html(changed));
if (accepts && status === 0) console.log('The pictures in e2e/look/accepted are those of now.');
else if (changed.length > 0) console.log(`${changed.length} pictures differ: file://${page}`);
else if (status === 0) console.log('No picture differs from the accepted ones.');
process.exit(status ?? 1);

function html(actual) {
  const picture = (path) =>
    existsSync(path) ? `<img loading="lazy" src="${relative(folder, path)}">` : 'no picture';
  const rows = actual.map((path) => {
    const [before, difference] = ['expected', 'diff'].map((kind) =>
      path.replace('actual.png', `${kind}.png`),
    );
    const name = relative(run, path).replace(/^.*\//, '').replace('-actual.png', '');
    return `<tr><th colspan="3">${name}</th></tr><tr>${[before, path, difference].map((each) => `<td>${picture(each)}</td>`).join('')}</tr>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>What looks different</title>
<style>body{font:16px sans-serif}table{width:100%;table-layout:fixed}td{vertical-align:top}img{max-width:100%}th{text-align:start}</style>
<h1>${actual.length} pictures differ</h1><table><tr><th>before</th><th>after</th><th>difference</th></tr>${rows.join('')}</table>`;
}
