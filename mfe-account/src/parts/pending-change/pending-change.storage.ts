import { check, literal, pipe, regex, string } from 'valibot';
import { parseCpf } from '@site/domain/cpf';
import { parseEmail } from '@site/domain/email';
import { opaqueId, storageItem } from '@site/platform/storage';

const set = literal('true');
const cpf = pipe(
  string(),
  check((text) => parseCpf(text) === text),
);
const code = pipe(string(), regex(/^\d{4}$/));
const email = pipe(
  string(),
  check((text) => parseEmail(text) === text),
);

/** What a new password or e-mail leaves in the browser from one screen to the next (document 2, section 3; D49). */
export const pendingChange = {
  cpf: storageItem('local', 'recoveryUserCpf', cpf),
  validatedCode: storageItem('local', 'validatedCode', code),
  isPassword: storageItem('local', 'isPasswordChange', set),
  newEmail: storageItem('local', 'changeEmailAddress', email),
  userId: storageItem('local', 'userId', opaqueId),
  isEmailDone: storageItem('local', 'emailChangeComplete', set),
};

/** The recovery is over, or was given up. */
export function forgetRecovery(): void {
  pendingChange.cpf.remove();
  pendingChange.validatedCode.remove();
}

/** The change is over, or was given up. That an e-mail was changed stays known. */
export function forgetChange(): void {
  forgetRecovery();
  pendingChange.isPassword.remove();
  pendingChange.newEmail.remove();
  pendingChange.userId.remove();
}
