import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

const apiFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.api.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

// Decision 3: an endpoint may be injected again, so nothing at run time finds two of one name.
test('no two calls of the site have the same name', () => {
  const names = apiFiles.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8');
    return [...source.matchAll(/^\s+(\w+): build\.(?:query|mutation)\b/gm)].map(([, name]) => name);
  });

  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
