import * as v from 'valibot';
import { nameSchema, versionSchema } from '@site/release/build-record';
import type { ActionRequest } from '@site/release-page/state';
import { canaryCommand } from '#cli/canary.ts';
import type { Answer, Command } from '#cli/command.ts';
import { freezeCommand } from '#cli/freeze.ts';
import { promoteCommand } from '#cli/promote.ts';
import { retireCommand } from '#cli/retire.ts';
import { rollbackCommand } from '#cli/rollback.ts';
import { unfreezeCommand } from '#cli/unfreeze.ts';
import { readPointer } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import type { Depot } from '#storage/depot.ts';

/** What a person may ask the page to do, as the browser sends it. */
export const actionSchema = v.strictObject({
  environment: v.string(),
  action: v.picklist([
    'promote',
    'canary',
    'raise',
    'lower',
    'finish',
    'abort',
    'rollback',
    'freeze',
    'unfreeze',
    'retire',
  ]),
  app: nameSchema,
  seen: v.number(),
  why: v.pipe(v.string(), v.maxLength(500)),
  version: v.optional(versionSchema),
  share: v.optional(v.pipe(v.string(), v.maxLength(20))),
  grows: v.optional(v.pipe(v.string(), v.maxLength(500))),
  to: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

interface Call {
  command: Command;
  words: (request: ActionRequest) => string[];
  options?: (request: ActionRequest) => Record<string, string>;
}

const versionOf = ({ app, version = '' }: ActionRequest) => `${app}@${version}`;
const shareOf = ({ share = '' }: ActionRequest) => share;
const growthOf = ({ grows }: ActionRequest): Record<string, string> => (grows?.trim() ? { grows } : {});

/** Each action is a command of the tool: what it refuses there, it refuses here, with the same sentence. */
const calls: Record<ActionRequest['action'], Call> = {
  promote: { command: promoteCommand, words: (request) => [versionOf(request)], options: growthOf },
  canary: {
    command: promoteCommand,
    words: (request) => [versionOf(request)],
    options: (request) => ({ canary: shareOf(request), ...growthOf(request) }),
  },
  raise: { command: canaryCommand, words: (request) => ['raise', request.app, shareOf(request)] },
  lower: { command: canaryCommand, words: (request) => ['lower', request.app, shareOf(request)] },
  finish: { command: canaryCommand, words: ({ app }) => ['finish', app] },
  abort: { command: canaryCommand, words: ({ app }) => ['abort', app] },
  rollback: {
    command: rollbackCommand,
    words: ({ app }) => [app],
    options: ({ version }): Record<string, string> => (version ? { to: version } : {}),
  },
  freeze: { command: freezeCommand, words: ({ app }) => [app] },
  unfreeze: { command: unfreezeCommand, words: ({ app }) => [app] },
  retire: {
    command: retireCommand,
    words: ({ app }) => [app],
    options: ({ to }): Record<string, string> => (to?.trim() ? { to: to.trim() } : {}),
  },
};

interface Place {
  depot: Depot;
  /** The options by which the command opens the same environment. */
  options: Record<string, string>;
}

/** Does what a person asked for. Refuses a request without a reason, and one that was made looking at an older state. */
export async function act(request: ActionRequest, { depot, options }: Place): Promise<Answer> {
  const why = request.why.trim();
  if (!why) throw new Refusal('Say why, in a sentence: it is kept in the history.');
  const { command, words, options: more } = calls[request.action];
  const now = await readPointer(depot, request.app);
  if (now && now.revision !== request.seen)
    throw new Refusal(
      `${now.name} was changed meanwhile, by ${now.by} (${now.action}${now.why && `: ${now.why}`}): look at it, and ask again.`,
    );
  const notes: string[] = [];
  const answer = await command.run({
    words: words(request),
    options: { ...options, ...more?.(request), why },
    note: (line) => notes.push(line),
  });
  return { ...answer, lines: [...answer.lines, ...notes] };
}
