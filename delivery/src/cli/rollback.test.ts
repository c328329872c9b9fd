import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInFolder } from '#testing/build-in-folder.ts';
import { workplace } from '#testing/run-tool.ts';

test('verifies before it goes back: the shell of today must speak with the version of then', async () => {
  const { run, folder } = workplace({ local: { store: 'store' } });
  const build = (version: string, contract: number, name: string) =>
    buildInFolder(join(folder, name, version), {
      name,
      version,
      ...(name === 'shell' ? { speaks: [contract] } : { contract }),
    });
  await run('deploy', build('1.0.0', 1, 'shell'), build('1.0.0', 1, 'mfe-shop'));
  await run('deploy', build('2.0.0', 2, 'shell'), build('2.0.0', 2, 'mfe-shop'));
  const { code, stderr } = await run('rollback', 'mfe-shop');

  expect(code).toBe(1);
  expect(stderr).toContain('mfe-shop@1.0.0 is built for contract 1, but shell@2.0.0 speaks 2');
  expect((await run('status', 'mfe-shop')).stdout).toContain('mfe-shop  live 2.0.0');
});

test('goes back to a version whose files are all there, and to no other', async () => {
  const { run, folder } = workplace({ local: { store: 'store' } });
  const build = (version: string) => buildInFolder(join(folder, version), { name: 'mfe-shop', version });
  await run('deploy', build('1.0.0'));
  await run('deploy', build('1.1.0'));
  writeFileSync(join(folder, 'store/mfe-shop/1.0.0/entry.0a.js'), 'changed');
  const { code, stderr } = await run('rollback', 'mfe-shop');

  expect(code).toBe(1);
  expect(stderr).toContain('mfe-shop/1.0.0/entry.0a.js in');
  expect(stderr).toContain('is not the file that was published');
});

test('goes back to a version that the budget of today would refuse', async () => {
  const { run, folder } = workplace({ local: { store: 'store' } });
  const build = (version: string) => buildInFolder(join(folder, version), { name: 'mfe-shop', version });
  await run('deploy', build('1.0.0'));
  await run('deploy', build('1.1.0'));
  const strict = { local: { store: 'store', budgetKb: 0.001 } };
  writeFileSync(join(folder, 'delivery/environments.json'), JSON.stringify(strict));

  expect((await run('promote', 'mfe-shop@1.0.0')).code).toBe(1);
  expect((await run('rollback', 'mfe-shop')).stdout).toContain('mfe-shop@1.0.0 is live again');
});
