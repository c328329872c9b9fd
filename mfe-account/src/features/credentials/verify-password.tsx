import { pathTo } from '@site/contracts/routes';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useToasts } from '@site/platform/toasts';
import { text as codeText } from '#parts/code-form/code-form.text.ts';
import { useForgetPasswordMutation } from '#parts/password-calls/password-calls.api.ts';
import { pendingChange } from '#parts/pending-change/pending-change.storage.ts';
import { useValidatePasswordMutation } from './credentials.api';
import { text } from './credentials.text';
import { VerifyScreen } from './verify-screen';

/** The code that lets the customer choose a new password. */
export function VerifyPassword({ cpf }: { cpf: string }) {
  const navigate = usePageNavigate();
  const toasts = useToasts();
  const [validate] = useValidatePasswordMutation();
  const [forgetPassword, { isLoading: isResending }] = useForgetPasswordMutation();

  async function confirm(code: string) {
    await validate({ code2FA: code, cpf }).unwrap();
    pendingChange.validatedCode.write(code);
    toasts.success(codeText.valid);
    await navigate(pathTo('newPassword'), { replace: true });
  }

  return (
    <VerifyScreen
      title={text.verifyPassword}
      intro={text.codeSentToEmail}
      letter="password"
      onConfirm={confirm}
      onResend={() => forgetPassword({ cpf }).unwrap()}
      isResending={isResending}
    />
  );
}
