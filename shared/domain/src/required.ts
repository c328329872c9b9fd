import type { Rule } from './rule';

/** The message that every form of the site shows for an empty field. */
export const requiredMessage = 'Todos os campos obrigatórios devem ser preenchidos.';

/** Refuses a field that holds nothing, in the words of one screen. Spaces are something: the next rule judges them. */
export const requiredSaying =
  (message: string): Rule<unknown> =>
  (value) =>
    value === undefined || value === null || value === '' ? message : undefined;

/** Refuses a field that holds nothing. */
export const required: Rule<unknown> = requiredSaying(requiredMessage);
