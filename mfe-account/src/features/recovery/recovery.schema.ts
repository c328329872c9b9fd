import { required } from '@site/domain/required';
import { all, sameAs } from '@site/domain/rule';
import { text } from './recovery.text';

/** The new password, twice. */
export interface NewPassword {
  newPassword: string;
  repeatPassword: string;
}

/** Recovery's own policy (D34): six characters, although the hint asks for more. */
export const newPasswordSchema = {
  newPassword: all(required, (password: string) => (password.length < 6 ? text.tooShort : undefined)),
  repeatPassword: all(required, sameAs('newPassword', text.differ)),
};
