import { boolean, type InferOutput, object, picklist, string } from 'valibot';
import { storageItem } from '@site/platform/storage';

const draft = object({
  /** The last step that was reached; it never goes back. */
  reached: picklist([1, 2, 3]),
  fullName: string(),
  socialName: string(),
  cpf: string(),
  birthDate: string(),
  postalCode: string(),
  address: string(),
  number: string(),
  complement: string(),
  neighborhood: string(),
  city: string(),
  state: string(),
  politicallyExposed: string(),
  email: string(),
  ddd: string(),
  phone: string(),
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
