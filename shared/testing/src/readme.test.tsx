import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

test.each([
  'shared/testing/src/one-page.test.tsx',
  'mfe-content/src/remote/whole-site.test.tsx',
  'e2e/federation/stub-remote.spec.ts',
])('the README shows %s as it runs', (file) => {
  const snippets = [...read('shared/testing/README.md').matchAll(/```tsx\n(.*?)```/gs)].map(
    ([, code]) => code,
  );

  expect(snippets).toContain(read(file));
});
