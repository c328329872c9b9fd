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
  args: (request: ActionRequest) => string[];
  options?: (request: ActionRequest) => Record<string, string>;
}

const versionOf = ({ app, version = '' }: ActionRequest) => `${app}@${version}`;
const shareOf = ({ share = '' }: ActionRequest) => share;
const growthOf = ({ grows }: ActionRequest): Record<string, string> => (grows?.trim() ? { grows } : {});

/** Each action is a command of the tool: what it refuses there, it refuses here, with the same sentence. */
const calls: Record<ActionRequest['action'], Call> = {
  promote: { command: promoteCommand, args: (request) => [versionOf(request)], options: growthOf },
  canary: {
    command: promoteCommand,
    args: (request) => [versionOf(request)],
    options: (request) => ({ canary: shareOf(request), ...growthOf(request) }),
  },
  raise: { command: canaryCommand, args: (request) => ['raise', request.app, shareOf(request)] },
  lower: { command: canaryCommand, args: (request) => ['lower', request.app, shareOf(request)] },
  finish: { command: canaryCommand, args: ({ app }) => ['finish', app] },
  abort: { command: canaryCommand, args: ({ app }) => ['abort', app] },
  rollback: {
    command: rollbackCommand,
    args: ({ app }) => [app],
    options: ({ version }): Record<string, string> => (version ? { to: version } : {}),
  },
  freeze: { command: freezeCommand, args: ({ app }) => [app] },
  unfreeze: { command: unfreezeCommand, args: ({ app }) => [app] },
  retire: {
    command: retireCommand,
    args: ({ app }) => [app],
    options: ({ to }): Record<string, string> => (to?.trim() ? { to: to.trim() } : {}),
  },
};

interface Place {
  depot: Depot;
  /** The options by which the command opens the same environment. */
  options: Record<string, string>;
}

/** Runs the command that a person chose. Refuses a request without a reason, and one made on an outdated state. */
export async function act(request: ActionRequest, { depot, options }: Place): Promise<Answer> {
  const why = request.why.trim();
  if (!why) throw new Refusal('Say why, in a sentence: it is kept in the history.');
  const { command, args, options: more } = calls[request.action];
  const now = await readPointer(depot, request.app);
  if (now && now.revision !== request.seen)
    throw new Refusal(
      `${now.name} was changed meanwhile, by ${now.by} (${now.action}${now.why && `: ${now.why}`}): look at it, and ask again.`,
    );
  const notes: string[] = [];
  const answer = await command.run({
    args: args(request),
    options: { ...options, ...more?.(request), why },
    note: (line) => notes.push(line),
  });
  return { ...answer, lines: [...answer.lines, ...notes] };
}
