/** The digits of a text in their order, as text: leading zeros stay (C19). */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');
