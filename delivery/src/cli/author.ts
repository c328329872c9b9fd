import { userInfo } from 'node:os';
import { Refusal } from '#refusal.ts';
import type { Author } from '#registry/pointer.ts';
import type { Limits } from '#verify/verify.ts';
import type { Invocation } from './command';

/** The options for the author of a change, and the reason. */
export const authorOptions = {
  by: {
    type: 'string',
    help: 'who makes the change (default: DELIVERY_ACTOR, GITHUB_ACTOR or the user of this machine)',
  },
  why: { type: 'string', help: 'why, in a sentence; kept in the history' },
} as const;

/** Who makes a change and why, from the options or from the machine. */
export function authorOf(options: Invocation['options']): Author {
  const { DELIVERY_ACTOR, GITHUB_ACTOR } = process.env;
  const by = options['by'] ?? DELIVERY_ACTOR ?? GITHUB_ACTOR ?? userInfo().username;
  const grows = growsOf(options);
  return { by: String(by), why: String(options['why'] ?? ''), ...(grows !== undefined && { grows }) };
}

/** The option by which a release that weighs more says why. */
export const growthOptions = {
  grows: {
    type: 'string',
    help: 'why a page may weigh over 3 % more than it does now, in a sentence; kept in the history',
  },
} as const;

/** By how many per cent a page may grow; without a limit when a word says why. */
export const growthLimit = (options: Invocation['options']) =>
  growsOf(options) === undefined ? { growth: 3 } : {};

/** What a version must keep to before it goes live: the limits of its environment, its size, and the pages of the live one. */
export const promoteLimits = (environment: Limits, options: Invocation['options']): Limits => ({
  ...environment,
  ...growthLimit(options),
  keepsPages: true,
});

function growsOf(options: Invocation['options']): string | undefined {
  if (options['grows'] === undefined) return undefined;
  const why = String(options['grows']).trim();
  if (!why) throw new Refusal('Give the reason why it grows: --grows "<sentence>".');
  return why;
}
