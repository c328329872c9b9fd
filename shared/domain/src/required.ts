import type { Rule } from './rule';

/** The message that every form of the site shows for an empty field. */
export const requiredMessage = 'Todos os campos obrigatórios devem ser preenchidos.';

/**
 * Refuses an empty field, with the message of one screen. A value of spaces is not empty; the next rule validates
 * it.
 */
export const requiredSaying =
  (message: string): Rule<unknown> =>
  (value) =>
    value === undefined || value === null || value === '' ? message : undefined;

/** Refuses a field that holds nothing. */
export const required: Rule<unknown> = requiredSaying(requiredMessage);
