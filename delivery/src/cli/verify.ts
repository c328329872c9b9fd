import { requireCompatible } from '#verify/verify.ts';
import { growthOptions, promoteLimits } from './author';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { requireCompatibleShell, shellOptions } from './shell-check';
import { smokeOptions, smokeTest } from './smoke';
import { versionArgument } from './version-argument';

export const verifyCommand: Command = {
  summary: 'checks whether a published version is compatible with the site that runs now',
  usage:
    'verify <name>@<version>|<dist folder> [--with staging,production] [--smoke --api http://127.0.0.1:4000] [--grows <sentence>]',
  args: 1,
  options: { ...shellOptions, ...smokeOptions, ...growthOptions },
  async run({ args, options, note }) {
    const environment = await openEnvironment(options);
    const { name, version } = versionArgument(args[0]);
    await requireCompatible(environment.depot, {
      name,
      version,
      limits: promoteLimits(environment, options),
    });
    await requireCompatibleShell(environment, { name, version }, options);
    const visited = options['smoke']
      ? await smokeTest(environment, { name, version }, { options, note })
      : [];
    return {
      data: { name, version, sound: true, visited },
      lines: [`${name}@${version} fits the site that runs now.`],
    };
  },
};
