import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDepot, testKeys } from '#testing/empty-depot.ts';
import { promote } from '#registry/promote.ts';
import { toolIn, workplace } from '#testing/run-tool.ts';

// Watches a process of the tool from inside: what it asks of the disk, and when it speaks.
const watch = (log: string) => `
import { appendFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
const note = (...words) => appendFileSync(${JSON.stringify(log)}, words.join(' ') + '\\n');
const { open, link, rename } = disk;
disk.open = async (path, ...rest) => {
  const handle = await open(path, ...rest);
  const { sync } = handle;
  handle.sync = async () => { await sync.call(handle); note('flushed', path); };
  return handle;
};
disk.link = async (from, to) => { note('placed', from, to); await link(from, to); };
disk.rename = async (from, to) => { note('placed', from, to); await rename(from, to); };
const write = process.stdout.write;
process.stdout.write = (...words) => { note('said'); return write.apply(process.stdout, words); };
syncBuiltinESMExports();
`;

test('a record, and its name, are on the disk before the tool says that it is done', async () => {
  const { folder } = workplace({ local: { store: 'store', trustedKeys: testKeys.trusted } });
  const [log, preload] = [join(folder, 'log'), join(folder, 'watch.mjs')];
  writeFileSync(preload, watch(log));
  await promote(
    emptyDepot(join(folder, 'store')),
    { name: 'mfe-shop', version: '1.0.0' },
    { by: 'ana', why: '' },
  );
  const { run } = toolIn(folder, {
    NODE_OPTIONS: `--import ${preload}`,
    DELIVERY_SIGNING_KEY: testKeys.signing,
  });
  expect(await run('freeze', 'mfe-shop', '--why', 'enough')).toMatchObject({ code: 0 });

  const lines = readFileSync(log, 'utf8').split('\n');
  const record = join(folder, 'store/_delivery/history/mfe-shop/00000002.json');
  const placed = lines.findIndex((line) => line.startsWith('placed') && line.endsWith(record));
  const draft = lines[placed]?.split(' ')[1] ?? '';
  const order = [
    lines.indexOf(`flushed ${draft}`),
    placed,
    lines.indexOf(`flushed ${join(folder, 'store/_delivery/history/mfe-shop')}`, placed),
    lines.indexOf('said'),
  ];

  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
