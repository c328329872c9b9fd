import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { useForgetPasswordMutation } from './password-calls.api';
import { text } from './password-calls.text';

/** Has a code sent for a new password, and says what became of it; returns whether it was sent. */
export function useSendPasswordCode() {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [forgetPassword, { isLoading: isSending }] = useForgetPasswordMutation();

  async function sendCode(cpf: string): Promise<boolean> {
    try {
      await forgetPassword({ cpf }).unwrap();
    } catch (error) {
      tellFailure(error, { texts: { serverFirst: true, noAnswer: text.noResponse } });
      return false;
    }
    toasts.success(text.sent);
    return true;
  }
  return { sendCode, isSending };
}
