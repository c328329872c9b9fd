import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '@site/platform/page';
import { useSession } from '@site/platform/session';
import { rememberWanted } from '@site/platform/wanted-page';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { text } from './sign-in-gate.text';

interface Props {
  /** The heading that the page has anyway. */
  title: string;
  /** Only rendered with a session: without one the page makes no call. */
  children: ReactNode;
}

/** D7: a prize page without a session asks to sign in; its address stays, and the login leads back to it (D6). */
export function SignInGate({ title, children }: Props) {
  const { isSignedIn } = useSession();
  const location = useLocation();
  if (isSignedIn) return children;
  return (
    <Page title={title}>
      <EmptyState
        action={
          <ButtonLink to="/login" state={rememberWanted(location)}>
            {text.signIn}
          </ButtonLink>
        }
      >
        {text.prompt}
      </EmptyState>
    </Page>
  );
}
