import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildInFolder } from '#testing/build-in-folder.ts';
import { workplace } from '#testing/run-tool.ts';

/** Text that no encoding makes much smaller. */
const text = (length: number) =>
  Array.from({ length: length / 64 }, (_, place) =>
    createHash('sha256').update(String(place)).digest('hex'),
  ).join('');

test('a release that weighs more is refused until somebody says why, which the history keeps', async () => {
  const { run, folder } = workplace({ local: { store: 'store' } });
  const build = (version: string, length: number) =>
    buildInFolder(
      join(folder, version),
      { name: 'mfe-shop', version, routes: ['/compra'], pages: { '/compra': ['page.0a.js'] } },
      { 'page.0a.js': text(length) },
    );
  await run('deploy', build('1.0.0', 20_480));
  const heavier = build('1.1.0', 25_600);
  await run('publish', heavier);

  for (const command of ['verify', 'promote', 'deploy']) {
    const { code, stderr } = await run(command, command === 'deploy' ? heavier : 'mfe-shop@1.1.0');
    expect([command, code]).toEqual([command, 1]);
    expect(stderr).toMatch(
      /mfe-shop@1\.1\.0 makes a visitor of \/compra fetch .* % more than mfe-shop@1\.0\.0/,
    );
  }
  expect((await run('promote', 'mfe-shop@1.1.0', '--grows', ' ')).stderr).toContain(
    'Give the reason why it grows',
  );
  expect((await run('verify', 'mfe-shop@1.1.0', '--grows', 'The map')).code).toBe(0);
  expect((await run('promote', 'mfe-shop@1.1.0', '--grows', 'The map')).code).toBe(0);
  expect((await run('history', 'mfe-shop')).stdout).toMatch(/promote +1\.1\.0 .*grows: The map/);
});
