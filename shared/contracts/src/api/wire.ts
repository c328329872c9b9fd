import * as v from 'valibot';

/** A name that the server gives to a thing, as text: it may send a string or a number (D47). */
export const identifier = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.nonEmpty('an identifier may not be empty'),
);

/** A decimal number of reais, never below zero (D22). The server may send it as a numeric string. */
export const reais = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty('an amount may not be empty'))]),
  v.transform(Number),
  v.finite('an amount must be a number'),
  v.minValue(0, 'an amount may not be negative'),
);

/** A whole number, zero or more, that the server may send as text. */
export const count = v.pipe(reais, v.safeInteger('a count must be a whole number'));

/** A decimal number of reais, never below zero, as the site sends it. */
export const sentReais = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Text that the server may leave out; then it is empty. */
export const optionalText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((text) => String(text ?? '')),
);

/** A mark that the server may leave out; then it is not set. */
export const optionalMark = v.pipe(
  v.nullish(v.boolean(), false),
  v.transform((mark) => mark ?? false),
);

/**
 * The response of a call for which the documents show none: anything counts as success, also an empty body (D47).
 */
export const anyAnswer = v.unknown();
