// `pnpm pack:site [folder]` makes npm packages of what a team with a repository of its own needs.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, root, run } from '../scripts/process.mjs';
import { createCommand } from './create-command.mjs';
import { deliveryTool } from './delivery-tool.mjs';
import { sandboxTool } from './sandbox-tool.mjs';
import { sharedPackage } from './shared-package.mjs';
import { declarations } from './declarations.mjs';
import { toolingPackage } from './tooling-package.mjs';

const shared = [
  'contracts',
  'domain',
  'brand',
  'tokens',
  'ui',
  'api',
  'platform',
  'forms',
  'cart',
  'release',
  'testing',
];

const out = resolve(process.argv[2] ?? resolve(root, '.packages'));
const staging = resolve(root, 'node_modules/.cache/packages');
rmSync(staging, { recursive: true, force: true });
rmSync(out, { recursive: true, force: true });
for (const folder of [staging, out]) mkdirSync(folder, { recursive: true });

const types = await declarations(resolve(staging, 'types'), shared);
const folders = [
  ...shared.map((name) => sharedPackage(name, { to: resolve(staging, name), types })),
  await toolingPackage(resolve(staging, 'tooling')),
  await deliveryTool(resolve(staging, 'delivery')),
  await sandboxTool(resolve(staging, 'sandbox')),
  createCommand(resolve(staging, 'create-site-remote')),
];
await Promise.all(
  folders.map(async (folder) => {
    if (!existsSync(folder)) fail(`${folder} was not made.`);
    const { code, output } = await run(['npm', 'pack', folder, '--pack-destination', out], { quiet: true });
    if (code !== 0) fail(`${folder} could not be packed:\n${output}`);
  }),
);
const typed = readdirSync(out).filter((file) => shared.some((name) => file.startsWith(`site-${name}-`)));
await Promise.all(typed.map((file) => judge(resolve(out, file))));
console.log(`${readdirSync(out).length} packages in ${out}`);

/** Ends with what npm's own judges have against a package: its doors, its files, its types. */
async function judge(tarball) {
  const bin = resolve(root, 'tooling/node_modules/.bin');
  for (const judges of [
    ['publint', tarball],
    ['attw', tarball, '--profile', 'esm-only'],
  ]) {
    const { code, output } = await run([resolve(bin, judges[0]), ...judges.slice(1)], { quiet: true });
    if (code !== 0) fail(`${judges[0]} refuses ${tarball}:\n${output}`);
  }
}
