import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInFolder } from '#testing/build-in-folder.ts';
import { workplace } from '#testing/run-tool.ts';

/** A shell and mfe-shop live in one environment, a shell that shares nothing published there, and an older mfe-shop. */
async function twoEnvironments() {
  const { folder, run } = workplace({
    local: { store: 'staging' },
    production: { store: 'production' },
  });
  const build = (facts: Parameters<typeof buildInFolder>[1]) =>
    buildInFolder(join(folder, `${facts.name}-${facts.version}`), facts);
  const shell = build({ name: 'shell', version: '1.0.0' });
  const old = build({ name: 'mfe-shop', version: '1.0.0', requires: { react: '^19.0.0' } });
  const newer = build({ name: 'mfe-shop', version: '1.1.0' });
  const next = build({ name: 'shell', version: '2.0.0', provides: {} });
  await run('deploy', shell, newer);
  await run('publish', next);
  return { folder, run, old, next };
}

test('a shell is checked against every environment that is named, and the matrix says the same', async () => {
  const { folder, run, old, next } = await twoEnvironments();
  const giving = buildInFolder(join(folder, 'giving'), {
    name: 'shell',
    version: '1.0.0',
    provides: { react: '19.3.1' },
  });
  await run('deploy', giving, old, '--env', 'production');
  expect((await run('verify', next)).code).toBe(0);

  const refused = await run('verify', next, '--with', 'production');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toBe(
    'mfe-shop@1.0.0 wants react ^19.0.0 from the shell, but shell@2.0.0 does not share it: remove the import, or have the shell share it. mfe-shop@1.0.0 is live in production.\n',
  );
  expect((await run('promote', next, '--with', 'production')).code).toBe(1);

  const matrix = await run('compat', next, '--with', 'production', '--html', 'matrix.html');
  expect(matrix.stdout).toContain('shell@2.0.0  (candidate)');
  expect(matrix.stdout).toContain('  works  mfe-shop@1.1.0  (local: live)');
  expect(matrix.stdout).toContain('  fails  mfe-shop@1.0.0  (production: live)');
  expect(readFileSync(join(folder, 'matrix.html'), 'utf8')).toContain('mfe-shop 1.0.0');
  const { cells } = JSON.parse((await run('compat', '--json')).stdout) as { cells: { works: boolean }[] };
  expect(cells).toEqual([expect.objectContaining({ works: true })]);
});

test('an empty store has no matrix', async () => {
  const { run } = workplace({ local: { store: 'store' } });

  expect((await run('compat')).stdout).toBe('There is no shell with a remote in local yet.\n');
});
