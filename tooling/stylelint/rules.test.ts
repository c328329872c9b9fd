import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

// Safari knows `scrollbar-width` from 18.2.
const css = `.refused {
  scrollbar-width: thin;
}

@supports (scrollbar-width: thin) {
  .withFallback {
    scrollbar-width: thin;
  }
}

.harmlessToMiss {
  cursor: grab;
}

.withoutPrefix {
  user-select: none;
}
`;

test('the style lint refuses what a promised browser lacks, unless there is a fallback or it is harmless to miss', () => {
  const { stderr } = spawnSync(
    resolve(root, 'node_modules/.bin/stylelint'),
    ['--stdin', '--stdin-filename', 'shared/ui/src/x.module.css', '--formatter', 'json'],
    { cwd: root, input: css, encoding: 'utf8' },
  );
  const [{ warnings }] = JSON.parse(stderr) as [{ warnings: { line: number; rule: string }[] }];

  expect(warnings.map(({ line, rule }) => `${line} ${rule}`).toSorted()).toEqual([
    '16 site/prefixed',
    '2 plugin/no-unsupported-browser-features',
  ]);
});
