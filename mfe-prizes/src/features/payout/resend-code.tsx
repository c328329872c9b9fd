import { useCountdown } from '@site/forms/countdown';
import { useToasts } from '@site/platform/toasts';
import { Button } from '@site/ui/button';
import { useResendPayoutCodeMutation } from './payout.api';
import { text } from './payout.text';

const resendAfterSeconds = 60;

/** Sends the code again, once a minute at the most. */
export function ResendCode({ payoutId }: { payoutId: string }) {
  const toasts = useToasts();
  const { remaining, restart } = useCountdown(resendAfterSeconds);
  const [send, { isLoading }] = useResendPayoutCodeMutation();

  async function resend() {
    const { error } = await send({ payoutId });
    if (error) return toasts.error(text.notResent);
    restart();
    return toasts.success(text.resent);
  }

  return (
    <Button kind="text" disabled={remaining > 0} busy={isLoading} onClick={() => void resend()}>
      {remaining > 0 ? text.resendIn(remaining) : text.resend}
    </Button>
  );
}
