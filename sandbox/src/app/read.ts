import * as v from 'valibot';
import { Refusal } from './refusal';

/** Takes a body, a query or a parameter that fits its schema; anything else is refused with 400 and the field's name. */
export function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value ?? {}, { abortEarly: true, message: wordsFor });
  if (result.success) return result.output;
  throw new Refusal(400, result.issues[0].message);
}

const wordsFor = (issue: v.BaseIssue<unknown>) => {
  const field = v.getDotPath(issue) ?? 'corpo do pedido';
  if (issue.expected === 'never') return `Campo não permitido: ${field}.`;
  return issue.received === 'undefined' ? `Campo obrigatório: ${field}.` : `Campo inválido: ${field}.`;
};
