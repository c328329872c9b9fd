import { pathTo } from '@site/contracts/routes';
import { text } from './credentials.text';

/** What the browser remembers of a change that was begun. */
export interface Begun {
  isPassword: boolean;
  cpf: string | undefined;
  newEmail: string | undefined;
  userId: string | undefined;
}

/** What the code is for: the flag decides; or what is missing, and where it begins again (document 2, section 4). */
export type Verification =
  | { of: 'password'; cpf: string }
  | { of: 'email'; newEmail: string; userId: string | undefined }
  | { of: 'nothing'; because: string; to: string };

export function verificationOf({ isPassword, cpf, newEmail, userId }: Begun): Verification {
  if (isPassword) {
    return cpf
      ? { of: 'password', cpf }
      : { of: 'nothing', because: text.cpfMissing, to: pathTo('changePassword') };
  }
  return newEmail
    ? { of: 'email', newEmail, userId }
    : { of: 'nothing', because: text.emailMissing, to: pathTo('changeEmail') };
}
