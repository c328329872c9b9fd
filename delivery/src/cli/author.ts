import { userInfo } from 'node:os';
import type { Author } from '#registry/pointer.ts';
import type { Invocation } from './command';

/** The options by which a change says who made it, and why. */
export const authorOptions = {
  by: {
    type: 'string',
    help: 'who asks for the change (default: DELIVERY_ACTOR, GITHUB_ACTOR or the user of this machine)',
  },
  why: { type: 'string', help: 'why, in a sentence; kept in the history' },
} as const;

/** Who asks for a change and why, from the options or from the machine. */
export function authorOf(options: Invocation['options']): Author {
  const { DELIVERY_ACTOR, GITHUB_ACTOR } = process.env;
  const by = options['by'] ?? DELIVERY_ACTOR ?? GITHUB_ACTOR ?? userInfo().username;
  return { by: String(by), why: String(options['why'] ?? '') };
}
