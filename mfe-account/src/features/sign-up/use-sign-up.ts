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
  const { reached, email, ddd, phone, receiveAdvertisement, ...personalData } = draft;
  const personal = useSiteForm<PersonalStepData>(personalStepSchema, { defaultValues: personalData });
  const access = useSiteForm<AccessStepData>(accessStepSchema, {
    defaultValues: { email, ddd, phone, receiveAdvertisement, password: '', repeatPassword: '' },
  });

  function keep(news: Partial<SignUpDraft>) {
    const next = {
      ...draft,
      ...news,
      reached: news.reached && news.reached > reached ? news.reached : reached,
    };
    setDraft(next);
    signUpDraft.write(next);
  }
  return { draft, personal, access, keep };
}
