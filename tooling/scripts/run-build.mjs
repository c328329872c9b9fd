import { appNames } from '../apps.mjs';
import { buildApps, changedApps } from './builds.mjs';
import { fail } from './process.mjs';

const failed = await buildApps(process.argv.includes('--all') ? appNames : await changedApps());
if (failed.length) fail(`The build of ${failed.join(', ')} failed; see above.`);
