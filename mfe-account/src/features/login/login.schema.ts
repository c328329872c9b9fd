import { cpfRule } from '@site/domain/cpf';
import { required } from '@site/domain/required';
import { all, withMessage } from '@site/domain/rule';
import { text } from './login.text';

/** What the customer types to log in; `cpf` is digits only (D16). */
export interface Credentials {
  cpf: string;
  password: string;
}

export const loginSchema = {
  cpf: all(required, withMessage(text.invalid, cpfRule)),
  password: all(required, (password: string) => (password.length < 6 ? text.tooShort : undefined)),
};
