/** Money in code: an integer number of cents (D22). */
export type Cents = number;

// Made with the first amount: it takes a phone 20 ms and more, and the shell's first script holds this file.
let reais: Intl.NumberFormat | undefined;

/** 'R$ 5,00' for 500 cents, with the non-breaking space that Intl gives. */
export function formatMoney(cents: Cents): string {
  reais ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  return reais.format(cents / 100);
}

/** Cents from a decimal number of reais as the wire has it, a number or its text; undefined when it is neither. */
export function parseMoney(wire: number | string): Cents | undefined {
  const isDecimal = typeof wire === 'number' ? Number.isFinite(wire) : /^\s*-?\d+(\.\d+)?\s*$/.test(wire);
  return isDecimal ? Math.round(Number(wire) * 100) : undefined;
}

/** A decimal number of reais for the wire: 5 for 500 cents. */
export const toWireMoney = (cents: Cents): number => cents / 100;

/** Reais with a point and two places, as the browser's storage keeps them: '25.00' (D55). */
export const toDecimalText = (cents: Cents): string => toWireMoney(cents).toFixed(2);
