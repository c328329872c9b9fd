import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@site/api/error';
import type { PayoutRequest } from '@site/contracts/api/payout';
import { pathTo } from '@site/contracts/routes';
import { useToasts } from '@site/platform/toasts';
import { useCreatePayoutMutation } from './payout.api';
import { payoutId } from './payout.storage';
import { text } from './payout.text';

/** From the filled-in form over the dialog to the payout that waits for its code. */
export function useRequestPayout() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<PayoutRequest>();
  const [create, { isLoading }] = useCreatePayoutMutation();

  async function confirm() {
    if (!draft) return;
    const { data, error } = await create(draft);
    if (!data) {
      const isNoAnswer = isApiError(error) && error.kind === 'contract';
      return toasts.error(isNoAnswer ? text.noPayoutId : text.notCreated);
    }
    payoutId.write(data.payoutId);
    toasts.success(text.created);
    return navigate(pathTo('payoutCode'));
  }

  return {
    draft,
    review: setDraft,
    cancel: () => setDraft(undefined),
    confirm: () => void confirm(),
    isSending: isLoading,
  };
}
