import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nodeCommand } from './node-command.mjs';
import { packageJson } from './package-json.mjs';

const folder = resolve(import.meta.dirname, '../../sandbox');

/** The sandbox as one command, with the files that it reads beside its own. */
export async function sandboxTool(to) {
  const manifest = packageJson('sandbox', { without: ['@site/brand', '@site/contracts', 'tsx'] });
  await nodeCommand(to, {
    folder,
    entryPoints: { sandbox: 'src/app/main.ts' },
    settings: { external: Object.keys(manifest.dependencies) },
    manifest: { ...manifest, bin: { 'site-sandbox': './dist/sandbox.mjs' } },
  });
  cpSync(join(folder, 'src/database/migrations'), join(to, 'dist/migrations'), { recursive: true });
  cpSync(join(folder, 'src/payment-provider/browser'), join(to, 'dist/browser'), { recursive: true });
  return to;
}
