import type { CheckoutConfig } from './config';

const lastMinorWithError = 5;

/**
 * How a customer's cancellation is reported: a switch such as 'result:CANCELLED_BY_USER' decides, else the
 * script's line. Up to v1.5 it is an error, later a result of a payment that may still succeed (docs/facts.md,
 * section 1.7). 'v1.x' is the older way.
 */
export function cancelSignal(wanted: string | undefined, line: string) {
  const minor = Number(/^v1\.(\d+)$/.exec(line)?.[1] ?? 0);
  const usual = minor > lastMinorWithError ? 'result:CANCELLED_BY_USER' : 'error:CANCELED_BY_USER';
  const [channel, word = ''] = (wanted ?? usual).split(':');
  return (to: CheckoutConfig) => {
    if (channel === 'result') return to.yunoPaymentResult?.('PENDING', word);
    return to.yunoError?.(word, { cause: 'USER_CANCEL_ON_PROVIDER', provider: 'SANDBOX' });
  };
}
