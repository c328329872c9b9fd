import { cpfRule } from '@site/domain/cpf';
import { emailRule } from '@site/domain/email';
import { phoneRule } from '@site/domain/phone';
import { required } from '@site/domain/required';
import { all, sameAs } from '@site/domain/rule';
import { type PersonalData, personalDataSchema } from '#parts/personal-data/personal-data.schema.ts';
import { text } from './sign-up.text';

/** What step 1 asks for. */
export interface PersonalStepData extends PersonalData {
  cpf: string;
}

/** What step 2 asks for. */
export interface AccessStepData {
  email: string;
  ddd: string;
  phone: string;
  password: string;
  repeatPassword: string;
  receiveAdvertisement: boolean;
}

const { ddd, fullName, ...rest } = personalDataSchema;

// In the order of the screen: the first field that is wrong gets the focus.
export const personalStepSchema = { fullName, cpf: all(required, cpfRule), ...rest };

/** Registration's own policy (D34). The order decides which message wins. */
export const registrationPasswordRule = all<string>(
  required,
  refusing((password) => password.length < 6, text.passwordTooShort),
  refusing((password) => /^0+$/.test(password), text.passwordOnlyZeros),
  refusing((password) => /^\s+$/.test(password), text.passwordOnlySpaces),
  refusing((password) => /^\p{L}+$/u.test(password), text.passwordOnlyLetters),
  refusing((password) => /^[^\p{L}\p{N}\s]+$/u.test(password), text.passwordOnlySpecials),
  refusing((password) => /\s/.test(password), text.passwordHasSpace),
);

export const accessStepSchema = {
  email: all(required, emailRule),
  ddd,
  phone: all(required, phoneRule),
  password: registrationPasswordRule,
  repeatPassword: all(required, sameAs('password', text.passwordsDiffer)),
};

/** Whether the strength hint is met. */
export const hasSixCharacters = (password: string) => password.length >= 6;

function refusing(isWrong: (password: string) => boolean, message: string) {
  return (password: string) => (isWrong(password) ? message : undefined);
}
