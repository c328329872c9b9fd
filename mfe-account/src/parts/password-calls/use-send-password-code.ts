import { isApiError } from '@site/api/error';
import { useToasts } from '@site/platform/toasts';
import { saidOr } from '#parts/failure/words-of.ts';
import { useTellFailure } from '#parts/failure/use-tell-failure.ts';
import { useForgetPasswordMutation } from './password-calls.api';
import { text } from './password-calls.text';

/** Has a code sent for a new password, and says what became of it; answers whether it was sent. */
export function useSendPasswordCode() {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [forgetPassword, { isLoading: isSending }] = useForgetPasswordMutation();

  async function sendCode(cpf: string): Promise<boolean> {
    try {
      await forgetPassword({ cpf }).unwrap();
    } catch (error) {
      const hasAnswer = isApiError(error) && error.status !== undefined;
      tellFailure(error, saidOr(hasAnswer ? text.sendFailed : text.noResponse, error));
      return false;
    }
    toasts.success(text.sent);
    return true;
  }
  return { sendCode, isSending };
}
