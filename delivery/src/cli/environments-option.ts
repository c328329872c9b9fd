import type { NamedDepot } from '#compat/standing.ts';
import { type Environment, openEnvironment } from './environment';
import type { Command, Invocation } from './command';

/** The option by which a command looks at more environments than its own. */
export const withOption = {
  with: { type: 'string', help: 'further environments, for example staging,production' },
} satisfies Command['options'];

/** The environment of a command, and further ones that it is given. */
export async function environmentsOf(
  { name, depot }: Environment,
  options: Invocation['options'],
): Promise<NamedDepot[]> {
  const names = String(options['with'] ?? '')
    .split(',')
    .filter((other) => other && other !== name);
  const others = await Promise.all(
    names.map(async (other) => ({ name: other, depot: (await openEnvironment(options, other)).depot })),
  );
  return [{ name, depot }, ...others];
}
