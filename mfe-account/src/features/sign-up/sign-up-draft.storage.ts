import { boolean, check, type InferOutput, maxLength, object, picklist, pipe, string } from 'valibot';
import { storageItem } from '@site/platform/storage';
import { accessStepSchema, personalStepSchema } from './sign-up.schema';

const { email, ddd, phone } = accessStepSchema;
const rules = { ...personalStepSchema, email, ddd, phone };

/** A field as the form takes it, or empty because its step has not been done. */
const field = (rule: (value: string) => string | undefined = () => undefined) =>
  pipe(
    string(),
    maxLength(200),
    check((value) => value === '' || rule(value) === undefined),
  );

const draft = object({
  /** The last step that was reached; it never goes back. */
  reached: picklist([1, 2, 3]),
  fullName: field(rules.fullName),
  socialName: field(),
  cpf: field(rules.cpf),
  birthDate: field(rules.birthDate),
  postalCode: field(rules.postalCode),
  address: field(rules.address),
  number: field(rules.number),
  complement: field(),
  neighborhood: field(rules.neighborhood),
  city: field(rules.city),
  state: field(rules.state),
  politicallyExposed: field((value) => (value === 'true' || value === 'false' ? undefined : 'neither')),
  email: field(rules.email),
  ddd: field(rules.ddd),
  phone: field(rules.phone),
  receiveAdvertisement: boolean(),
});

/** What was typed in the steps that are done. It has no place for a password (D26). */
export type SignUpDraft = InferOutput<typeof draft>;

/** The draft of this tab. */
export const signUpDraft = storageItem('session', 'signUpDraft', draft);

export const emptyDraft: SignUpDraft = {
  reached: 1,
  fullName: '',
  socialName: '',
  cpf: '',
  birthDate: '',
  postalCode: '',
  address: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
  politicallyExposed: '',
  email: '',
  ddd: '',
  phone: '',
  receiveAdvertisement: false,
};
