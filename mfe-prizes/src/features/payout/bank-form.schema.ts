import { accountDigitRule, accountRule, agencyRule } from '@site/domain/bank-account';
import { requiredSaying } from '@site/domain/required';
import { all } from '@site/domain/rule';
import { text } from './payout.text';

/** What the customer fills in; the account type is '1' for checking and '2' for savings. */
export type BankValues = Record<'bank' | 'accountType' | 'agency' | 'account' | 'digit', string>;

export const emptyBankValues: BankValues = { bank: '', accountType: '', agency: '', account: '', digit: '' };

const required = requiredSaying(text.required);

export const bankSchema = {
  bank: required,
  accountType: required,
  agency: all(required, agencyRule),
  account: all(required, accountRule),
  digit: all(required, accountDigitRule),
};
