import { literal, nonEmpty, pipe, string } from 'valibot';
import { storageItem } from '@site/platform/storage';

const text = pipe(string(), nonEmpty());
const set = literal('true');

/** What a new password or e-mail leaves in the browser from one screen to the next (document 2, section 3; D49). */
export const pendingChange = {
  cpf: storageItem('local', 'recoveryUserCpf', text),
  validatedCode: storageItem('local', 'validatedCode', text),
  isPassword: storageItem('local', 'isPasswordChange', set),
  newEmail: storageItem('local', 'changeEmailAddress', text),
  userId: storageItem('local', 'userId', text),
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
