import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fail, root, run } from '../scripts/process.mjs';

/** Makes the type declarations of packages, named by their folders, in one run of the compiler; they are written to `outDir` as in the workspace. */
export async function declarations(outDir, folders) {
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
    include: folders.map((folder) => resolve(root, folder, 'src')),
    exclude: [
      '*/src/**/*.test.*',
      'shared/*/src/**/*.test.*',
      'shared/*/src/**/*.examples.tsx',
      'shared/ui/src/gallery',
      'shell/src/start',
    ].map((each) => resolve(root, each)),
  };
  // Types of Node and jest are found from the test kit, which has them.
  const file = resolve(root, 'shared/testing/node_modules/.cache/declarations.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
  const { code, output } = await run(['tsc', '-p', file], { quiet: true });
  if (code !== 0) fail(`The types of the packages could not be made:\n${output}`);
}
