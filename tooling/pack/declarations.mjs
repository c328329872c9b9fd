import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fail, root, run } from '../scripts/process.mjs';

/** Makes the type declarations of shared packages in one run of the compiler; returns the folder that holds them as `shared/…`. */
export async function declarations(outDir, names) {
  const settings = {
    extends: resolve(root, 'tooling/tsconfig/browser.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir,
      tsBuildInfoFile: null,
      types: ['node', 'jest', '@testing-library/jest-dom', resolve(root, 'tooling/tsconfig/assets.d.ts')],
    },
    include: names.map((name) => resolve(root, 'shared', name, 'src')),
    exclude: ['*/src/**/*.test.*', '*/src/**/*.examples.tsx', 'ui/src/gallery', 'testing/src/whole-site'].map(
      (each) => resolve(root, 'shared', each),
    ),
  };
  // Types of Node and jest are found from the test kit, which has them.
  const file = resolve(root, 'shared/testing/node_modules/.cache/declarations.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
  const { code, output } = await run(['tsc', '-p', file], { quiet: true });
  if (code !== 0) fail(`The types of the packages could not be made:\n${output}`);
  return join(outDir, 'shared');
}
