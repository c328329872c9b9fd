import { digitsOf } from './digits';
import { formatMask } from './mask';

/** How a local phone number is typed. */
export const phoneMask = '99999-9999';

/** How an area code is typed. */
export const dddMask = '99';

/** A Brazilian phone: the area code of two digits and the local number of eight or nine. */
export interface Phone {
  ddd: string;
  phone: string;
}

/**
 * A phone from whatever people paste: '+55 (11) 98765-4321', '0055 11…', '011 98765-4321', or with a carrier
 * '0 21 11 98765-4321'. Undefined unless a whole number with its area code is there.
 */
export function parsePhone(text: string): Phone | undefined {
  const digits = digitsOf(text);
  const national = [countryPrefix, carrierPrefix, trunkPrefix, /^/]
    .map((prefix) => digits.replace(prefix, ''))
    .find((rest) => areaAndNumber.test(rest));
  return national ? { ddd: national.slice(0, 2), phone: national.slice(2) } : undefined;
}

/** The local number out of a pasted or autofilled text; a text without an area code stays as it is. */
export const localNumberOf = (text: string): string => parsePhone(text)?.phone ?? text;

/** The area code out of a pasted or autofilled text; a text without a whole number loses only its trunk zero. */
export const dddOf = (text: string): string => parsePhone(text)?.ddd ?? digitsOf(text).replace(/^0/, '');

/** '(11) 98765-4321', or '(11) 3333-4444' for a number of eight digits. */
export function formatPhone({ ddd, phone }: Phone): string {
  const digits = digitsOf(phone);
  return `(${ddd}) ${formatMask(digits.length > 8 ? phoneMask : '9999-9999', digits)}`;
}

/** An area code has two characters; each side has its own message. */
export function dddRule(value: string): string | undefined {
  if (value.length < 2) return 'O tamanho mínimo do DDD é 2 caracteres';
  return value.length > 2 ? 'O tamanho máximo do DDD é 2 caracteres' : undefined;
}

/**
 * 'Telefone inválido' unless the text holds eight or nine digits. The profile has another message: `withMessage`.
 */
export const phoneRule = (value: string): string | undefined =>
  /^\d{8,9}$/.test(digitsOf(value)) ? undefined : 'Telefone inválido';

const areaAndNumber = /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/;
const countryPrefix = /^(00)?55(?=\d{10,11}$)/;
const carrierPrefix = /^0\d{2}(?=\d{10,11}$)/;
const trunkPrefix = /^0(?=\d{10,11}$)/;
