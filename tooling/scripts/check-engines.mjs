// `pnpm check:engines`: the journeys of e2e/engines.config.ts in the engines behind Firefox and Safari.
import { buildApps, changedApps } from './builds.mjs';
import { install } from './install.mjs';
import { fail, run } from './process.mjs';
import { provideEngines } from './provide-engines.mjs';

await install();
await provideEngines();
// A browser test waits for its site, but not as long as five builds may take.
const unbuilt = await buildApps(await changedApps());
if (unbuilt.length > 0) fail(`These apps could not be built: ${unbuilt.join(', ')}.`);
const words = process.argv.slice(2);
let failed = 0;
for (const engine of ['firefox', 'webkit']) {
  const command = [
    'pnpm',
    '--filter',
    'e2e',
    'exec',
    'playwright',
    'test',
    '-c',
    'engines.config.ts',
    ...words,
  ];
  const { code } = await run(command, { env: { ENGINE: engine, CI: 'true' } });
  failed += code === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
