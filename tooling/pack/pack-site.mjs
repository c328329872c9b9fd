// `pnpm pack:site [folder]` makes npm packages of what a team with a repository of its own needs.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fail, root, run } from '../scripts/process.mjs';
import { createCommand } from './create-command.mjs';
import { deliveryTool } from './delivery-tool.mjs';
import { sandboxTool } from './sandbox-tool.mjs';
import { sourcePackage } from './source-package.mjs';
import { declarations } from './declarations.mjs';
import { toolingPackage } from './tooling-package.mjs';

const folders = [
  'shared/contracts',
  'shared/domain',
  'shared/brand',
  'shared/tokens',
  'shared/ui',
  'shared/api',
  'shared/platform',
  'shared/forms',
  'shared/cart',
  'shared/release',
  'shared/testing',
  // For tests that open a page within the whole site.
  'shell',
];

const out = resolve(process.argv[2] ?? resolve(root, '.packages'));
const staging = resolve(root, 'node_modules/.cache/packages');
rmSync(staging, { recursive: true, force: true });
rmSync(out, { recursive: true, force: true });
for (const folder of [staging, out]) mkdirSync(folder, { recursive: true });

const types = resolve(staging, 'types');
await declarations(types, folders);
const made = [
  ...folders.map((folder) => sourcePackage(folder, { to: resolve(staging, basename(folder)), types })),
  await toolingPackage(resolve(staging, 'tooling')),
  await deliveryTool(resolve(staging, 'delivery')),
  await sandboxTool(resolve(staging, 'sandbox')),
  createCommand(resolve(staging, 'create-site-remote')),
];
await Promise.all(
  made.map(async (folder) => {
    if (!existsSync(folder)) fail(`${folder} was not made.`);
    const { code, output } = await run(['npm', 'pack', folder, '--pack-destination', out], { quiet: true });
    if (code !== 0) fail(`${folder} could not be packed:\n${output}`);
  }),
);
const tarballs = readdirSync(out);
await Promise.all(tarballs.map((file) => judge(resolve(out, file))));
console.log(`${tarballs.length} packages in ${out}`);

/**
 * Fails with the complaints of `publint` and `attw` about a package: its doors, its files and, if it has any, its
 * types.
 */
async function judge(tarball) {
  const bin = resolve(root, 'tooling/node_modules/.bin');
  const hasTypes = folders.some((folder) => basename(tarball).startsWith(`site-${basename(folder)}-`));
  for (const judges of [
    ['publint', tarball],
    ...(hasTypes ? [['attw', tarball, '--profile', 'esm-only']] : []),
  ]) {
    const { code, output } = await run([resolve(bin, judges[0]), ...judges.slice(1)], { quiet: true });
    if (code !== 0) fail(`${judges[0]} refuses ${tarball}:\n${output}`);
  }
}
