import { emailRule } from '@site/domain/email';
import { required } from '@site/domain/required';
import { all, sameAs } from '@site/domain/rule';
import { text } from './credentials.text';

/** The new address, twice. */
export interface NewEmail {
  newEmail: string;
  confirmEmail: string;
}

export const newEmailSchema = {
  newEmail: all(required, emailRule),
  confirmEmail: all(required, sameAs('newEmail', text.emailsDiffer)),
};
