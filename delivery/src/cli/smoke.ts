import { Refusal } from '#refusal.ts';
import type { Invocation } from './command';
import type { Environment } from './environment';

/** The options of the smoke test. */
export const smokeOptions = {
  smoke: { type: 'boolean', help: 'open each of its routes in Chromium first, with the shell that is live' },
  api: {
    type: 'string',
    help: 'origin of the API for --smoke (default: SANDBOX_URL, else http://127.0.0.1:4000)',
  },
} as const;

/** Opens a version in a browser. Refuses one with problems; returns the addresses that it visited. */
export async function smokeTest(
  environment: Environment,
  version: { name: string; version: string },
  { options, note }: Pick<Invocation, 'options' | 'note'>,
): Promise<string[]> {
  const api = String(options['api'] ?? process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000');
  // Loaded when it is wanted: a promote without it does not wait for the web server's code.
  const { smoke } = await import('#verify/smoke.ts');
  const { visited, problems } = await smoke({
    ...version,
    depot: environment.depot,
    settings: environment,
    plan: environment.smoke,
    api,
    note,
  });
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return visited;
}
