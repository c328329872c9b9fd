import { useState } from 'react';
import { pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { TurnedAway } from '#parts/turned-away/turned-away.tsx';
import { VerifyEmail } from './verify-email';
import { verificationOf } from './verify-code.flow';
import { VerifyPassword } from './verify-password';

export function VerifyCodePage() {
  const [verification] = useState(() =>
    verificationOf({
      isPassword: pendingChange.isPassword.read() === 'true',
      cpf: pendingChange.cpf.read(),
      newEmail: pendingChange.newEmail.read(),
      userId: pendingChange.userId.read(),
    }),
  );

  if (verification.of === 'nothing') return <TurnedAway {...verification} />;
  return verification.of === 'password' ? (
    <VerifyPassword {...verification} />
  ) : (
    <VerifyEmail {...verification} />
  );
}
