import { resendAfterSeconds } from '@site/domain/emailed-code';
import { useCountdown } from '@site/forms/countdown';
import { ResendButton } from '@site/forms/resend-button';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { useResendPayoutCodeMutation } from './payout.api';
import { text } from './payout.text';

const notResent = { failureText: text.notResent, noAnswer: text.notResent };

/** Sends the code again, once a minute at the most. */
export function ResendCode({ payoutId }: { payoutId: string }) {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const { remaining, restart } = useCountdown(resendAfterSeconds);
  const [send, { isLoading }] = useResendPayoutCodeMutation();

  async function resend() {
    const { error } = await send({ payoutId });
    if (error) return tellFailure(error, { texts: { ...notResent, serverFirst: true } });
    restart();
    return toasts.success(text.resent);
  }

  return (
    <ResendButton
      label={text.resend}
      remaining={remaining}
      waits={text.resendIn}
      busy={isLoading}
      onClick={() => void resend()}
    />
  );
}
