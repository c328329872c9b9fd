import { check, literal, pipe, regex, string } from 'valibot';
import { parseCpf } from '@site/domain/cpf';
import { parseEmail } from '@site/domain/email';
import { storageItem } from '@site/platform/storage';

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
// What the server names a person (D47), and no word that a faulty script writes.
const id = pipe(string(), regex(/^(?!(?:null|undefined|NaN|true|false)$)[\w.:-]{1,64}$/));

/** What a new password or e-mail leaves in the browser from one screen to the next (document 2, section 3; D49). */
export const pendingChange = {
  cpf: storageItem('local', 'recoveryUserCpf', cpf),
  validatedCode: storageItem('local', 'validatedCode', code),
  isPassword: storageItem('local', 'isPasswordChange', set),
  newEmail: storageItem('local', 'changeEmailAddress', email),
  userId: storageItem('local', 'userId', id),
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
