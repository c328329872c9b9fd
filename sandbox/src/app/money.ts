const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Cents as a decimal number of reais, as it goes over the wire (D22). */
export const inReais = (cents: number) => cents / 100;

/** A decimal number of reais as cents. */
export const inCents = (amount: number) => Math.round(amount * 100);

/** Cents as a Brazilian reads them, with a plain space: 'R$ 5,00'. */
export const money = (cents: number) => reais.format(inReais(cents)).replace(/\s/g, ' ');
