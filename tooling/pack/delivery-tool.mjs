import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nodeCommand } from './node-command.mjs';
import { packageJson } from './package-json.mjs';

const folder = resolve(import.meta.dirname, '../../delivery');
const external = JSON.parse(readFileSync(join(folder, 'external.json'), 'utf8'));
const isExternal = (name) => external.some((each) => name.startsWith(each.replace('*', '')));

/** The delivery tool as one command. Bundled packages are not dependencies of it. */
export function deliveryTool(to) {
  const { dependencies, ...manifest } = packageJson('delivery', {
    without: ['@site/release', '@site/release-page'],
  });
  return nodeCommand(to, {
    folder,
    entryPoints: { delivery: 'src/cli/main.ts' },
    settings: { splitting: true, external },
    manifest: {
      ...manifest,
      bin: { delivery: './dist/delivery.mjs' },
      dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => isExternal(name))),
    },
  });
}
