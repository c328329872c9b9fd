import * as v from 'valibot';

const found: string[] = [];

/** Notes what is wrong with a text, with the file and the field, and goes on: an editor sees all problems at once. */
export function report(file: string, field: string, message: string): void {
  found.push(`${file}: ${field}: ${message}`);
}

/** Everything reported so far. */
export const problems = (): readonly string[] => found;

/** Checks a value against its schema. What does not fit is reported, and the result is `undefined`. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of result.issues) report(file, v.getDotPath(issue) ?? 'texto', messageOf(issue));
  return undefined;
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'falta este campo';
  if (issue.type === 'strict_object') return 'este campo não existe';
  return issue.message;
}
