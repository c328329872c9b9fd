import { digitsOf } from './digits';
import { formatMask } from './mask';

/** How a CPF is written. */
export const cpfMask = '999.999.999-99';

/** The eleven digits of a CPF, as text, or undefined when its check digits do not fit. */
export function parseCpf(text: string): string | undefined {
  const cpf = digitsOf(text);
  if (cpf.length !== 11 || allEqual(cpf)) return undefined;
  return checkDigit(cpf, 9) === cpf[9] && checkDigit(cpf, 10) === cpf[10] ? cpf : undefined;
}

/** '000.000.000-00' for eleven digits; any other text comes back as it is. */
export function formatCpf(text: string): string {
  const digits = digitsOf(text);
  return digits.length === 11 ? formatMask(cpfMask, digits) : text;
}

/** 'CPF inválido' unless the text holds the eleven digits of a CPF. */
export const cpfRule = (value: string): string | undefined => (parseCpf(value) ? undefined : 'CPF inválido');

// Ten equal digits pass the arithmetic, and belong to nobody (C15).
const allEqual = (cpf: string) => /^(\d)\1*$/.test(cpf);

function checkDigit(cpf: string, position: number): string {
  const sum = [...cpf.slice(0, position)].reduce(
    (total, digit, index) => total + Number(digit) * (position + 1 - index),
    0,
  );
  return String(((sum * 10) % 11) % 10);
}
