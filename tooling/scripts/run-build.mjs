import { parseArgs } from 'node:util';
import { appNames } from '../apps.mjs';
import { buildApps, changedApps } from './builds.mjs';
import { fail } from './process.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' } },
});
const named = values.all ? appNames : positionals;
const stranger = named.find((name) => !appNames.includes(name));
if (stranger) fail(`There is no app called ${stranger}; there are ${appNames.join(', ')}.`);

const failed = await buildApps(named.length > 0 ? named : await changedApps());
if (failed.length) fail(`The build of ${failed.join(', ')} failed; see above.`);
