import { compose } from '#compose/compose.ts';
import { readPointers, withLive } from '#registry/pointer.ts';
import { promote } from '#registry/promote.ts';
import type { CompatibilityCheck } from '#registry/change.ts';
import { applySettings } from '#settings/settings.ts';
import { compatibilityCheck } from '#verify/verify.ts';
import { authorOf, authorOptions, growthLimit, growthOptions } from './author';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { noteOtherSettings } from './settings-of-file';
import { uploadAll } from './upload';

export const deployCommand: Command = {
  summary: 'publishes, verifies and promotes builds in one command; unchanged builds are skipped',
  usage: 'deploy <dist folder…> [--why <sentence>] [--grows <sentence>]',
  args: Infinity,
  options: { ...authorOptions, ...growthOptions },
  async run(invocation) {
    const environment = await openEnvironment(invocation.options);
    const { depot } = environment;
    const published = await uploadAll(depot, invocation);
    // A store of this machine alone has no other source of settings than the file.
    if (!environment.trustedKeys) await applySettings(depot, environment, authorOf(invocation.options));
    const pointers = await readPointers(depot);
    const changed = published.filter(
      ({ name, version }) => pointers.get(name)?.live !== version || pointers.get(name)?.canary,
    );
    // What is deployed together is verified together: a new contract reaches shell and remotes in one go.
    const sound = compatibilityCheck(depot, { ...environment, ...growthLimit(invocation.options) });
    const check: CompatibilityCheck = (version, present) => sound(version, withLive(present, changed));
    for (const version of changed) await check(version, pointers);
    for (const version of changed) await promote(depot, { ...version, check }, authorOf(invocation.options));
    await noteOtherSettings(environment, invocation.note);
    const written = await compose(depot, environment, invocation.note);
    return {
      data: { published, written },
      lines: published.map(({ name, version }) => `${name}@${version} is live`),
    };
  },
};
