import { useState } from 'react';
import { useSiteForm } from '@site/forms/form';
import {
  type AccessStepData,
  accessStepSchema,
  type PersonalStepData,
  personalStepSchema,
} from './sign-up.schema';
import { emptyDraft, signUpDraft, type SignUpDraft } from './sign-up-draft.storage';

/**
 * The registration under way. Both forms live as long as the page, so that going back and forth loses nothing; the
 * draft outlives a reload, and the passwords are in the form alone (D26).
 */
export function useSignUp() {
  const [draft, setDraft] = useState(() => signUpDraft.read() ?? emptyDraft);
  const { reached: _reached, email, ddd, phone, receiveAdvertisement, ...personalData } = draft;
  const personal = useSiteForm<PersonalStepData>(personalStepSchema, { defaultValues: personalData });
  const access = useSiteForm<AccessStepData>(accessStepSchema, {
    defaultValues: { email, ddd, phone, receiveAdvertisement, password: '', repeatPassword: '' },
  });

  // A response may come after the customer has typed on: the values stored by then count, not those at the call.
  function keep(news: Partial<SignUpDraft>) {
    const next = { ...(signUpDraft.read() ?? emptyDraft), ...news };
    setDraft(next);
    signUpDraft.write(next);
  }

  /** Step 1 is done. Another CPF is another account, which is not registered yet; otherwise progress never goes back. */
  function keepPersonal(data: PersonalStepData) {
    const { reached, cpf } = signUpDraft.read() ?? emptyDraft;
    keep({ ...data, reached: reached === 3 && cpf === data.cpf ? 3 : 2 });
    personal.resetDefaultValues(data);
  }

  /** The account exists and waits for its activation. The passwords stay in the form, for another code. */
  function keepRegistered(data: AccessStepData) {
    const { email: address, ddd: area, phone: number, receiveAdvertisement: wantsNews } = data;
    keep({ email: address, ddd: area, phone: number, receiveAdvertisement: wantsNews, reached: 3 });
    access.resetDefaultValues(data);
  }

  return { draft, personal, access, keep, keepPersonal, keepRegistered };
}
