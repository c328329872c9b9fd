import { compose } from '#compose/compose.ts';
import type { Pointer } from '#registry/pointer.ts';
import type { Answer } from './command';
import type { Environment } from './environment';
import { noteOtherSettings } from './settings-of-file';

/** Composes the site after a change, and returns what is live now. */
export async function afterChange(
  environment: Environment,
  pointer: Pointer,
  { line, note }: { line: string; note: (line: string) => void },
): Promise<Answer> {
  await noteOtherSettings(environment, note);
  const written = await compose(environment.depot, environment, note);
  return { data: { pointer, written }, lines: [`${line} (revision ${pointer.revision})`] };
}
