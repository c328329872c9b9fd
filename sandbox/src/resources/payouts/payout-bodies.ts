import * as v from 'valibot';
import { isBankCode } from '#resources/static-data/banks.ts';

const payoutId = v.pipe(v.string(), v.uuid('Transferência não encontrada.'));

/** Body of `POST /payout/create`. The account's check digit is a digit or X, as Banco do Brasil writes it (D45). */
export const createBody = v.object({
  accountInfo: v.object({
    bankName: v.pipe(v.string(), v.trim(), v.nonEmpty('Informe o banco.'), v.maxLength(120)),
    bankCode: v.pipe(v.string(), v.check(isBankCode, 'Banco desconhecido.')),
    branchCode: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Agência inválida.')),
    accountNumber: v.pipe(v.string(), v.regex(/^\d{1,15}-[\dXx]$/, 'Conta inválida.'), v.toUpperCase()),
    accountType: v.picklist(['CONTA_CORRENTE', 'CONTA_POUPANCA'], 'Tipo de conta inválido.'),
  }),
  favored_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Informe o favorecido.'), v.maxLength(120)),
  cpf: v.pipe(v.string(), v.regex(/^\d{11}$/, 'CPF inválido')),
});

/** Body of `POST /payout/confirm`. */
export const confirmBody = v.object({
  code: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Código inválido.')),
  payoutId,
});

/** Body of `POST /payout/resend-validation-code`. */
export const resendBody = v.object({ payoutId });
