import * as v from 'valibot';
import { Refusal } from './refusal';

// A rule without words of its own: the field is known only once the issue has its path.
const noWords = 'no words';

/** Takes a body, a query or a parameter that fits its schema; anything else is refused with 400 and the field's name. */
export function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value ?? {}, { abortEarly: true, message: noWords });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(400, issue.message === noWords ? wordsFor(issue) : issue.message);
}

const wordsFor = (issue: v.BaseIssue<unknown>) => {
  const field = v.getDotPath(issue) ?? 'corpo do pedido';
  if (issue.expected === 'never') return `Campo não permitido: ${field}.`;
  return issue.received === 'undefined' ? `Campo obrigatório: ${field}.` : `Campo inválido: ${field}.`;
};
