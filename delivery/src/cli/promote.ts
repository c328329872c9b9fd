import { shellName } from '@site/release/files';
import { copyVersion } from '#publish/copy-version.ts';
import { startCanary } from '#registry/canary.ts';
import { promote } from '#registry/promote.ts';
import { Refusal } from '#refusal.ts';
import { readPointers } from '#registry/pointer.ts';
import { compatibilityCheck } from '#verify/verify.ts';
import { authorOf, authorOptions, growthOptions, promoteLimits } from './author';
import { afterChange } from './change';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { numberOption } from './number-option';
import { requireCompatibleShell, shellOptions } from './shell-check';
import { smokeOptions, smokeTest } from './smoke';
import { versionArgument } from './version-argument';

export const promoteCommand: Command = {
  summary: 'makes a published version live, after "verify"; with --canary for a share of the visitors',
  usage:
    'promote <name>@<version>|<dist folder> [--canary 10] [--from staging] [--smoke] [--why <sentence>] [--grows <sentence>]',
  args: 1,
  options: {
    ...authorOptions,
    ...growthOptions,
    canary: {
      type: 'string',
      help: 'percentage of the visitors who get it, 0 to 100; run again with a higher value to raise it',
    },
    budget: {
      type: 'string',
      help: 'percentage of the visits that may fail if no visitor has another version to compare with (default: 5)',
    },
    from: { type: 'string', help: 'environment whose bytes are published here first' },
    ...shellOptions,
    ...smokeOptions,
  },
  async run({ args, options, note }) {
    const environment = await openEnvironment(options);
    const { depot } = environment;
    const { name, version } = versionArgument(args[0]);
    if (options['from']) {
      const origin = await openEnvironment(options, String(options['from']));
      await copyVersion({ from: origin.depot, to: depot }, { name, version });
    }
    const check = compatibilityCheck(depot, promoteLimits(environment, options));
    await check({ name, version }, await readPointers(depot));
    await requireCompatibleShell(environment, { name, version }, options);
    if (options['smoke']) await smokeTest(environment, { name, version }, { options, note });
    if (options['canary'] === undefined) {
      const pointer = await promote(depot, { name, version, check }, authorOf(options));
      return afterChange(environment, pointer, { line: `${name}@${version} is live`, note });
    }
    if (name === shellName)
      throw new Refusal(
        'The shell has no canary: the HTML, which is the same for everybody, names its one version.',
      );
    const plan = {
      name,
      version,
      check,
      share: numberOption('canary', options['canary']),
      budget: numberOption('budget', options['budget'] ?? '5'),
    };
    const pointer = await startCanary(depot, plan, authorOf(options));
    const line = `${name}@${version} goes to ${pointer.canary?.share} % of the visitors`;
    return afterChange(environment, pointer, { line, note });
  },
};
