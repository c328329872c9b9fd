import type { ApiError } from '@site/api/error';
import type { PayAnswer } from '@site/contracts/api/payments';

/** What one attempt brought. */
export type Sent = { data: PayAnswer; error?: undefined } | { data?: undefined; error: ApiError };

/** `refused`: no payment was made. `taken`: the session has one already. `unknown`: there may be one. */
export type Verdict =
  { kind: 'made'; answer: PayAnswer } | { kind: 'refused'; error: ApiError } | { kind: 'taken' | 'unknown' };

const pausesMilliseconds = [2000, 4000];
const notYet = [408, 425, 429];

/** Sends a payment until the server has decided, a few times; each time is the same intent (D23). */
export async function sendPayment(send: () => Promise<Sent>): Promise<Verdict> {
  for (const pause of [...pausesMilliseconds, undefined]) {
    const { data, error } = await send();
    if (data) return { kind: 'made', answer: data };
    if (isRefusal(error)) return { kind: 'refused', error };
    if (isTaken(error)) return { kind: 'taken' };
    if (pause === undefined) break;
    await new Promise((next) => setTimeout(next, pause));
  }
  return { kind: 'unknown' };
}

// 409: the session has a payment already. An answer that does not fit is one of a payment, too.
const isTaken = ({ kind, status }: ApiError) => kind === 'contract' || status === 409;

function isRefusal({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'unauthorized') return true;
  return kind === 'http' && status >= 400 && status < 500 && status !== 409 && !notYet.includes(status);
}
