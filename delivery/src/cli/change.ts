import { compose } from '#compose/compose.ts';
import type { Pointer } from '#registry/pointer.ts';
import type { Answer } from './command';
import type { Environment } from './environment';

/** Makes the site show what a change has decided, and tells what is live now. */
export async function afterChange(environment: Environment, pointer: Pointer, line: string): Promise<Answer> {
  const written = await compose(environment.depot, environment);
  return { data: { pointer, written }, lines: [`${line} (revision ${pointer.revision})`] };
}
