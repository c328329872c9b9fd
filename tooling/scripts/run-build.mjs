import { apps, buildApps, changedApps } from './apps.mjs';
import { fail } from './process.mjs';

const failed = await buildApps(process.argv.includes('--all') ? apps : await changedApps());
if (failed.length) fail(`The build of ${failed.join(', ')} failed; see above.`);
