import { shellName } from '@site/release/files';
import { shellProblems } from '#compat/shell-problems.ts';
import { readRelease } from '#publish/release.ts';
import type { Version } from '#registry/pointer.ts';
import { Refusal } from '#refusal.ts';
import type { Command, Invocation } from './command';
import type { Environment } from './environment';
import { environmentsOf, withOption } from './environments-option';

/** The options of a command that looks at a shell before it is live. */
export const shellOptions = {
  ...withOption,
  'give-up-rollback': {
    type: 'boolean',
    help: 'of a shell: it may break the versions that a rollback of a remote would lead to',
  },
} satisfies Command['options'];

/** Refuses a shell that breaks a version of a remote which an environment has, or may go back to. */
export async function requireCompatibleShell(
  environment: Environment,
  { name, version }: Version,
  options: Invocation['options'],
) {
  if (name !== shellName) return;
  const shell = await readRelease(environment.depot, name, version);
  const rollbacks = !options['give-up-rollback'];
  const problems = await shellProblems(await environmentsOf(environment, options), shell, { rollbacks });
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}
