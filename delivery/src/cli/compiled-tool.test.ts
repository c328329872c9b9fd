import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const delivery = resolve(__dirname, '../..');

test('the tool is compiled once, and again after a change of its sources', () => {
  const copy = temporaryFolder();
  for (const name of ['src', 'package.json', 'delivery.mjs', 'compile.mjs', 'external.json', 'tsconfig.json'])
    cpSync(join(delivery, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(delivery, 'node_modules')).filter((entry) => entry !== '.cache'))
    symlinkSync(join(delivery, 'node_modules', name), join(copy, 'node_modules', name));
  const help = () => execFileSync('node', ['delivery.mjs', 'help'], { cwd: copy, encoding: 'utf8' });
  const compilations = () =>
    readdirSync(join(copy, 'node_modules/.cache/tool')).filter((name) => name !== 'current.json');

  expect(help()).toContain('uploads builds permanently');
  expect(help()).toContain('uploads builds permanently');
  expect(compilations()).toHaveLength(1);

  const file = join(copy, 'src/cli/publish.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('uploads builds', 'brings builds'));
  expect(help()).toContain('brings builds permanently');
  expect(compilations()).toHaveLength(2);
});
