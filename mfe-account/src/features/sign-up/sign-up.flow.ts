import { isApiError } from '@site/api/error';
import { parseCpf } from '@site/domain/cpf';
import { parseEmail } from '@site/domain/email';
import type { Step } from '@site/domain/step';
import type { Registration } from '@site/contracts/api/users';
import { toWirePersonalData } from '#parts/personal-data/personal-data.schema.ts';
import type { AccessStepData, PersonalStepData } from './sign-up.schema';
import type { SignUpDraft } from './sign-up-draft.storage';

/** How long after a valid submit step 1 gives way to step 2. */
export const nextStepDelayMs = 400;

/** The CPF whose account is activated: of the link, or of the account that was just registered. */
export function cpfToActivate({ reached, cpf }: SignUpDraft, linkedCpf: string | null): string | undefined {
  return parseCpf(linkedCpf ?? '') ?? (reached === 3 ? parseCpf(cpf) : undefined);
}

/** The step that is shown: nobody sees a step that was not reached, but a link with a CPF opens step 3. */
export function stepToShow(asked: Step, reached: Step, hasCpf: boolean): Step {
  if (asked === 3) return hasCpf ? 3 : (Math.min(reached, 2) as Step);
  return asked <= reached ? asked : 1;
}

/** What a registration finds at its CPF: no account so far, one that waits for its activation, or an active one. */
export type AccountOfCpf = 'new' | 'waiting' | 'active';

/**
 * What the resend call says of an account that exists; undefined when it does not tell, as for another password. 'Too
 * early' is said of an account that waits, and after wrong passwords too: it counts where the account is the customer's.
 */
export function accountBehind(resendError: unknown, isOwn: boolean): AccountOfCpf | undefined {
  if (resendError === undefined) return 'waiting';
  const status = isApiError(resendError) ? resendError.status : undefined;
  if (status === 409) return 'active';
  return status === 429 && isOwn ? 'waiting' : undefined;
}

/** The body of the create call. */
export function registrationOf(personal: PersonalStepData, access: AccessStepData): Registration {
  return {
    ...toWirePersonalData(personal),
    cpf: personal.cpf,
    email: parseEmail(access.email) ?? access.email,
    ddd: access.ddd,
    phone: access.phone,
    password: access.password,
    receiveAdvertisement: access.receiveAdvertisement,
  };
}
