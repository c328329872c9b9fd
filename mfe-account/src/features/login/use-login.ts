import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '@site/api/error';
import { besideField } from '@site/forms/failure';
import type { SiteForm } from '@site/forms/form';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useSession } from '@site/platform/session';
import { useTellFailure } from '@site/platform/tell-failure';
import { pageAfterLogin } from '@site/platform/wanted-page';
import { pause } from '#parts/pause/pause.ts';
import { useLoginMutation } from './login.api';
import { activationDelayMs, activationPageFor } from './login.flow';
import type { Credentials } from './login.schema';
import { text } from './login.text';

/** Signs the customer in and leads on, or says why not. */
export function useLogin(form: SiteForm<Credentials>) {
  const [login] = useLoginMutation();
  const { signIn } = useSession();
  const tellFailure = useTellFailure();
  const navigate = usePageNavigate();
  const { state } = useLocation();
  const attempts = useRef(0);
  const [block, setBlock] = useState('');

  async function logIn(credentials: Credentials) {
    const attempt = ++attempts.current;
    try {
      const { access_token } = await login(credentials).unwrap();
      signIn(access_token);
      await navigate(pageAfterLogin(state), { replace: true, toldElsewhere: text.entered });
    } catch (error) {
      if (!isApiError(error)) throw error;
      tellFailure(error);
      setBlock(error.status === 429 ? (error.serverMessage ?? '') : '');
      besideField(form, 'cpf')(text.refused);
      const activationPage = activationPageFor(error, credentials.cpf);
      if (!activationPage) return;
      void pause(activationDelayMs).then(() => {
        if (attempt === attempts.current) void navigate(activationPage);
      });
    }
  }

  /** `block`: too many tries; it says how long to wait, and stays. */
  return { logIn, block };
}
