import { useRef } from 'react';
import { isApiError } from '@site/api/error';
import type { Registration } from '@site/contracts/api/users';
import { useRegisterMutation, useResendActivationMutation } from './sign-up.api';
import { accountBehind, type AccountOfCpf } from './sign-up.flow';

/**
 * Registers an account. A CPF that has one already is not a dead end for a customer who comes back to correct the address,
 * or whose first response was lost: the resend call shows what kind of account it is. Rejects with the refusal.
 */
export function useRegister(): (body: Registration, isOwn: boolean) => Promise<AccountOfCpf> {
  const [register] = useRegisterMutation();
  const [resend] = useResendActivationMutation();
  const isAnswerLost = useRef(false);

  return async (body, isOwn) => {
    const { error: refusal } = await register(body);
    if (!refusal) return 'new';
    if (!isApiError(refusal) || refusal.status !== 409) {
      isAnswerLost.current ||=
        !isApiError(refusal) || refusal.kind !== 'http' || Number(refusal.status) >= 500;
      throw refusal;
    }
    const { cpf, password, email } = body;
    const { error } = await resend({ cpf, password, email });
    const account = accountBehind(error, isOwn || isAnswerLost.current);
    if (account === undefined) throw refusal;
    return account;
  };
}
