import type { ExchangeablePrizes } from '@site/contracts/api/prizes';
import { useToasts } from '@site/platform/toasts';
import { useExchangePrizesMutation } from './exchange.api';
import { text } from './exchange.text';

/** The exchange of all prizes at once. Once it is done, nothing is left to exchange. */
export function useExchange() {
  const toasts = useToasts();
  const [exchange, { isLoading, isSuccess }] = useExchangePrizesMutation();

  async function finish({ prizeWinningTitulos }: ExchangeablePrizes) {
    const [first] = prizeWinningTitulos;
    if (!first) return;
    const { error } = await exchange({ event_code: first.event });
    if (error) toasts.error(text.exchangeFailed);
    else toasts.success(text.exchanged);
  }

  return { finish, isSending: isLoading, isDone: isSuccess };
}
