import { required } from '@site/domain/required';
import { all, sameAs } from '@site/domain/rule';
import { text } from './credentials.text';

/** The new password, twice. */
export interface NewPassword {
  newPassword: string;
  repeatPassword: string;
}

/** The profile's own policy (D34). */
export const newPasswordSchema = {
  newPassword: all(required, (password: string) => {
    if (!/^\w*$/.test(password)) return text.strangeCharacters;
    if (password.length < 6) return text.tooShort;
    return password.length > 20 ? text.tooLong : undefined;
  }),
  repeatPassword: all(required, sameAs('newPassword', text.passwordsDiffer)),
};
