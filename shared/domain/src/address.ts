/** How a house number is typed: up to five digits. */
export const houseNumberMask = '99999';

/** 'Endereço inválido' unless the text has two characters or more and a letter or digit among them. */
export const addressRule = (value: string): string | undefined =>
  value.trim().length >= 2 && hasAlphanumeric(value) ? undefined : 'Endereço inválido';

/** 'Bairro inválido' unless the text has a letter or digit. */
export const neighborhoodRule = (value: string): string | undefined =>
  hasAlphanumeric(value) ? undefined : 'Bairro inválido';

/** 'Cidade inválida' unless the text has a letter or digit. */
export const cityRule = (value: string): string | undefined =>
  hasAlphanumeric(value) ? undefined : 'Cidade inválida';

/** 'Número inválido' unless the text is one to five digits. The mask lets nobody type another. */
export const houseNumberRule = (value: string): string | undefined =>
  /^\d{1,5}$/.test(value) ? undefined : 'Número inválido';

const hasAlphanumeric = (text: string) => /[\p{L}\d]/u.test(text);
