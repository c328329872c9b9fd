import type { ReactNode } from 'react';
import { AuthCard } from '@site/ui/auth-card';
import { text } from './account-card.text';

/** The frame of login, recovery and codes. */
export const accountCard = (content: ReactNode) => (
  <AuthCard invitation={text.invitation}>{content}</AuthCard>
);
