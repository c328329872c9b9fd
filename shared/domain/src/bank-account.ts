/** How an agency and an account are typed: up to fifteen digits. */
export const accountMask = '9'.repeat(15);

/** How an account's check digit is typed: one digit, or X. */
export const accountDigitMask = '*';

/** An account number and its check digit. */
export interface BankAccount {
  account: string;
  /** One digit or X; '0' is a value (D45). */
  digit: string;
}

/** 'account-digit', as the API takes it. */
export const formatBankAccount = ({ account, digit }: BankAccount): string =>
  `${account}-${digit.toUpperCase()}`;

/** The account and the digit of 'account-digit', or undefined. */
export function parseBankAccount(text: string): BankAccount | undefined {
  const [, account, digit] = /^(\d{1,15})-([\dX])$/.exec(text.trim().toUpperCase()) ?? [];
  return account && digit ? { account, digit } : undefined;
}

/** 'Agência inválida' unless the text is one to fifteen digits. */
export const agencyRule = (value: string): string | undefined =>
  upToFifteenDigits.test(value) ? undefined : 'Agência inválida';

/** 'Conta inválida' unless the text is one to fifteen digits. */
export const accountRule = (value: string): string | undefined =>
  upToFifteenDigits.test(value) ? undefined : 'Conta inválida';

/** 'Dígito inválido' unless the text is one digit or X, in either case (C57). */
export const accountDigitRule = (value: string): string | undefined =>
  /^[\dX]$/i.test(value) ? undefined : 'Dígito inválido';

const upToFifteenDigits = /^\d{1,15}$/;
