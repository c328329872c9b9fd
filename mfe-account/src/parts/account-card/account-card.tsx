import type { ReactNode } from 'react';
import { AuthCard } from '@site/ui/auth-card';
import { BackLink } from '@site/ui/back-link';
import { text } from './account-card.text';

interface Props {
  /** The sentence of the panel; the one of the login by default. */
  invitation?: string;
  /** The way one screen back, above the heading. */
  back?: { to: string; label: string };
  /** What helps with the form, in place of sentence and ring. */
  help?: ReactNode;
  children: ReactNode;
}

/** The frame of login, recovery and codes. */
export function AccountCard({ invitation = text.invitation, back, help, children }: Props) {
  return (
    <AuthCard invitation={invitation} help={help}>
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      {children}
    </AuthCard>
  );
}
