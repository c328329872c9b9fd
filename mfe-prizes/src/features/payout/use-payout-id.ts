import { useEffect, useState } from 'react';
import { useToasts } from '@site/platform/toasts';
import { payoutId } from './payout.storage';
import { text } from './payout.text';

/** The payout under way in this tab. Without one the customer gets a message. */
export function usePayoutId(): string | undefined {
  const toasts = useToasts();
  const [id] = useState(payoutId.read);
  useEffect(() => {
    if (id === undefined) toasts.error(text.missing);
  }, [id, toasts]);
  return id;
}
