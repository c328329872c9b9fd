import type { ApiError } from '@site/api/error';
import { sendPayment, type Sent } from './send-payment';

const failed = (kind: ApiError['kind'], status?: number): Sent => ({
  error: { kind, text: 'x', announce: 'caller', ...(status !== undefined && { status }) },
});
const made: Sent = { data: { merchant_order_id: 'O1', status: 'SUCCEEDED' } };

async function outcome(...answers: Sent[]) {
  jest.useFakeTimers();
  let sent = 0;
  const verdict = sendPayment(async () => answers[Math.min(sent++, answers.length - 1)] ?? made);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  return [(await verdict).kind, sent];
}

test.each<[string, Sent[], [string, number]]>([
  ['is made', [made], ['made', 1]],
  ['is refused', [failed('http', 400)], ['refused', 1]],
  ['has no session', [failed('unauthorized', 401)], ['refused', 1]],
  ['is taken', [failed('http', 409)], ['taken', 1]],
  ['has an answer that does not fit', [failed('contract')], ['taken', 1]],
  ['loses its network once', [failed('network'), made], ['made', 2]],
  ['meets a server that fails twice', [failed('http', 500), failed('http', 503), made], ['made', 3]],
  ['is asked to wait', [failed('http', 429), made], ['made', 2]],
  ['times out, and is refused', [failed('unexpected'), failed('http', 422)], ['refused', 2]],
  ['gets no answer three times', [failed('network')], ['unknown', 3]],
])('a payment that %s', async (_case, answers, expected) => {
  expect(await outcome(...answers)).toEqual(expected);
});
