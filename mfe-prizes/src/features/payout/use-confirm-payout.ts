import { useNavigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { useToasts } from '@site/platform/toasts';
import { useConfirmPayoutMutation } from './payout.api';
import { text } from './payout.text';

/** Confirms a payout with its code, and leads to the receipt. */
export function useConfirmPayout(payoutId: string) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const [confirm, { isLoading }] = useConfirmPayoutMutation();

  async function submit(code: string) {
    const { error } = await confirm({ code, payoutId });
    if (error) return toasts.error(text.notConfirmed);
    toasts.success(text.confirmed);
    return navigate(pathTo('payoutDone'));
  }

  return { submit, isSending: isLoading };
}
