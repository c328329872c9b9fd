import type { Banks } from '@site/contracts/api/banks';
import type { AccountType, PayoutRequest } from '@site/contracts/api/payout';
import type { User } from '@site/contracts/api/users';
import { formatBankAccount } from '@site/domain/bank-account';
import { digitsOf } from '@site/domain/digits';
import type { BankValues } from './bank-form.schema';
import { text } from './payout.text';

const accountTypes: Record<string, AccountType> = { 1: 'CONTA_CORRENTE', 2: 'CONTA_POUPANCA' };
const typeNames: Record<string, string> = {
  1: text.checking,
  2: text.savings,
  CONTA_CORRENTE: text.checking,
  CONTA_POUPANCA: text.savings,
};

/** The request of a transfer to the customer's own account. */
export function payoutRequestOf(values: BankValues, banks: Banks, user: User): PayoutRequest {
  return {
    accountInfo: {
      bankName: banks.lista[values.bank] ?? '',
      bankCode: values.bank,
      branchCode: values.agency,
      accountNumber: formatBankAccount(values),
      accountType: accountTypes[values.accountType] ?? 'CONTA_CORRENTE',
    },
    favored_name: user.fullName,
    cpf: digitsOf(user.cpf),
  };
}

/** The form as it was when a transfer was asked for. */
export function bankValuesOf({ accountInfo }: PayoutRequest): BankValues {
  const { bankCode, branchCode, accountNumber, accountType } = accountInfo;
  const [account = '', digit = ''] = accountNumber.split('-');
  const number = Object.entries(accountTypes).find(([, name]) => name === accountType)?.[0] ?? '';
  return { bank: bankCode, accountType: number, agency: branchCode, account, digit };
}

/** An account type in words, from its number in the form or its name on the wire; anything else as it is. */
export const accountTypeName = (type: string): string => typeNames[type] ?? type;
