import type { ApiError } from '@site/api/error';
import { pathTo } from '@site/contracts/routes';

/** How long the customer reads that the account must be activated before the page for it opens. */
export const activationDelayMs = 3000;

const mustActivate = 'Use o link de ativação enviado por e-mail';

/** Where an account that is not yet activated goes on; undefined for every other refusal. */
export function activationPageFor({ serverMessage }: ApiError, cpf: string): string | undefined {
  return serverMessage === mustActivate ? `${pathTo('signUp', { step: 3 })}?cpf=${cpf}` : undefined;
}
