import * as v from 'valibot';
import { identifier, optionalText, reais } from './wire';

/** The two kinds of bank account. */
export const accountTypes = ['CONTA_CORRENTE', 'CONTA_POUPANCA'] as const;

/** One of the two kinds of bank account. */
export type AccountType = (typeof accountTypes)[number];

/** Body of `POST /payout/create`. `accountNumber` is 'account-digit', `cpf` digits only. */
export const payoutRequest = v.object({
  accountInfo: v.object({
    bankName: v.string(),
    bankCode: v.string(),
    branchCode: v.string(),
    accountNumber: v.string(),
    accountType: v.picklist(accountTypes),
  }),
  favored_name: v.string(),
  cpf: v.string(),
});

/** Body of `POST /payout/create`. */
export type PayoutRequest = v.InferOutput<typeof payoutRequest>;

/** Response of `POST /payout/create`. Without a `payoutId` it is not valid. */
export const payoutCreated = v.object({ payoutId: identifier });

/** Response of `POST /payout/create`. */
export type PayoutCreated = v.InferOutput<typeof payoutCreated>;

/** Body of `POST /payout/confirm`. */
export const payoutConfirmation = v.object({ code: v.string(), payoutId: v.string() });

/** Body of `POST /payout/confirm`. */
export type PayoutConfirmation = v.InferOutput<typeof payoutConfirmation>;

/** Body of `POST /payout/resend-validation-code`. */
export const payoutResend = v.object({ payoutId: v.string() });

/** Body of `POST /payout/resend-validation-code`. */
export type PayoutResend = v.InferOutput<typeof payoutResend>;

/**
 * Response of `GET /payout/id/{id}`: `id` is the protocol. An empty `typeAward` is a bank transfer. The last three are not
 * in document 2 and may be missing: `status` is WAITING, CONFIRMED or RELEASED, `amount` is in reais, and `expiresIn` the
 * seconds until the prizes of a payout that waits for its code are free again.
 */
export const payoutDetail = v.object({
  id: identifier,
  typeAward: optionalText,
  favored_name: v.string(),
  cpf: v.string(),
  bankName: optionalText,
  bankCode: optionalText,
  accountType: optionalText,
  branchCode: optionalText,
  accountNumber: optionalText,
  status: optionalText,
  amount: v.nullish(reais),
  expiresIn: v.nullish(reais),
});

/** Response of `GET /payout/id/{id}`. */
export type PayoutDetail = v.InferOutput<typeof payoutDetail>;
