import { abortCanary, finishCanary, lowerCanary, raiseCanary } from '#registry/canary.ts';
import type { Author, Pointer } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';
import type { CompatibilityCheck } from '#registry/change.ts';
import { compatibilityCheck } from '#verify/verify.ts';
import { authorOf, authorOptions } from './author';
import { afterChange } from './change';
import type { Command } from './command';
import { openEnvironment } from './environment';
import { numberIn } from './number-option';
import { appArgument } from './version-argument';

interface Request {
  depot: Depot;
  name: string;
  author: Author;
  share: string | undefined;
  check: CompatibilityCheck;
}

interface Step {
  change(request: Request): Promise<Pointer>;
  tell(pointer: Pointer): string;
}

const shareMissing = 'Give the percentage of the visitors, for example "canary raise mfe-shop 50".';

const steps: Record<string, Step> = {
  raise: {
    change: ({ depot, name, author, share }) =>
      raiseCanary(depot, { name, share: numberIn(share, shareMissing) }, author),
    tell: ({ name, canary }) => `${name}@${canary?.version} goes to ${canary?.share} % of the visitors`,
  },
  lower: {
    change: ({ depot, name, author, share }) =>
      lowerCanary(depot, { name, share: numberIn(share, shareMissing) }, author),
    tell: ({ name, canary }) => `${name}@${canary?.version} goes to ${canary?.share} % of the visitors`,
  },
  finish: {
    change: ({ depot, name, author, check }) => finishCanary(depot, { name, check }, author),
    tell: ({ name, live }) => `${name}@${live} is live for everybody`,
  },
  abort: {
    change: ({ depot, name, author }) => abortCanary(depot, { name }, author),
    tell: ({ name, live }) => `${name}@${live} stays live for everybody`,
  },
};

export const canaryCommand: Command = {
  summary: 'raises, lowers, finishes or aborts a canary that "promote --canary" began',
  usage: 'canary raise|lower <name> <share> | canary finish <name> | canary abort <name>',
  args: 3,
  options: authorOptions,
  async run({ args: [step, app, share], options, note }) {
    const found = steps[step ?? ''];
    if (!found)
      throw new Refusal(
        `A canary is raised, lowered, finished or aborted: there is no "canary ${step ?? ''}".`,
      );
    const environment = await openEnvironment(options);
    const pointer = await found.change({
      depot: environment.depot,
      name: appArgument(app),
      author: authorOf(options),
      share,
      check: compatibilityCheck(environment.depot, { budgetKb: Infinity }),
    });
    return afterChange(environment, pointer, { line: found.tell(pointer), note });
  },
};
