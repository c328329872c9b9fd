import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workplace } from '#testing/run-tool.ts';

test('copies loose files to the root of the site, and nothing that belongs to a release', async () => {
  const { run, folder } = workplace({ local: { store: 'store' } });
  const loose = (path: string) => {
    const file = join(folder, 'loose', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `the bytes of ${path}`);
  };
  const files = ['assets/eventos/10/frente-200x150.png', 'robots.txt'];
  files.forEach(loose);
  const first = await run('assets', 'loose', '--json');
  expect(JSON.parse(first.stdout).written.sort()).toEqual(files);
  for (const file of files)
    expect(readFileSync(join(folder, 'store', file), 'utf8')).toBe(`the bytes of ${file}`);
  expect((await run('assets', 'loose')).stdout).toBe('0 files copied\n');

  loose('index.html');
  const { code, stderr } = await run('assets', 'loose');
  expect(code).toBe(1);
  expect(stderr).toBe('index.html may not be there: only assets/ and robots.txt.\n');
  expect(existsSync(join(folder, 'store/index.html'))).toBe(false);
});
