import { digitsOf } from './digits';
import { formatMask } from './mask';

/** How a CEP is written. */
export const postalCodeMask = '99999-999';

/** The eight digits of a CEP, as text, or undefined. */
export function parsePostalCode(text: string): string | undefined {
  const digits = digitsOf(text);
  return digits.length === 8 ? digits : undefined;
}

/** '00000-000' for eight digits; any other text comes back as it is. */
export function formatPostalCode(text: string): string {
  const digits = parsePostalCode(text);
  return digits ? formatMask(postalCodeMask, digits) : text;
}

/** 'CEP inválido' unless the text holds eight digits. Only the server knows whether the CEP exists. */
export const postalCodeRule = (value: string): string | undefined =>
  parsePostalCode(value) ? undefined : 'CEP inválido';
