import { storageItem } from '@site/platform/storage';
import { boolean, record, string, union } from 'valibot';

/** Fields of a form that differ from what it began with. */
export type Edits = Record<string, string | boolean>;

/** What was typed into forms that are not sent yet, by form. It waits for its owner and is nobody else's (D64). */
export const keptValues = storageItem(
  'session',
  'unsentForms',
  record(string(), record(string(), union([string(), boolean()]))),
);

/** Keeps the edits of a form; without any the form is forgotten. */
export function keepEdits(form: string, edits: Edits): void {
  const { [form]: _before, ...others } = keptValues.read() ?? {};
  const next = Object.keys(edits).length > 0 ? { ...others, [form]: edits } : others;
  if (Object.keys(next).length > 0) keptValues.write(next);
  else keptValues.remove();
}
