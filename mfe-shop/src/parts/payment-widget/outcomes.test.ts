/** @jest-environment node */
import { outcomeOf, outcomeOfError } from './outcomes';

test.each([
  ['SUCCEEDED', undefined, 'succeeded'],
  ['VERIFIED', undefined, 'succeeded'],
  ['succeeded', undefined, 'succeeded'],
  ['READY', undefined, 'waiting'],
  ['READY_TO_PAY', undefined, 'waiting'],
  ['CREATED', undefined, 'waiting'],
  ['PENDING', 'IN_PROCESS', 'waiting'],
  ['PROCESSING', undefined, 'waiting'],
  ['EXPIRED', undefined, 'expired'],
  ['FAIL', undefined, 'declined'],
  ['REJECT', undefined, 'declined'],
  ['REJECTED', undefined, 'declined'],
  ['DECLINED', 'INSUFFICIENT_FUNDS', 'declined'],
  ['ERROR', undefined, 'declined'],
  ['CANCELED', undefined, 'cancelled'],
  ['CANCELLED', undefined, 'cancelled'],
  ['PENDING', 'CANCELED_BY_USER', 'cancelled'],
  ['PENDING', 'CANCELLED_BY_USER', 'cancelled'],
  ['CANCELED_BY_USER', undefined, 'cancelled'],
  ['SOMETHING_NEW', undefined, 'waiting'],
  [undefined, undefined, 'waiting'],
])('the status %s with %s is %s', (status, sub, outcome) => {
  expect(outcomeOf(status, sub)).toBe(outcome);
});

test.each([
  ['CANCELED_BY_USER', undefined, 'cancelled'],
  ['CANCELLED_BY_USER', undefined, 'cancelled'],
  ['SOME_ERROR', { cause: 'USER_CANCEL_ON_PROVIDER', provider: 'X' }, 'cancelled'],
  ['SOME_ERROR', { cause: 'TIMEOUT' }, 'error'],
  ['Payment was not CANCELED_BY_USER', undefined, 'error'],
  [undefined, null, 'error'],
])('the error %s with %j is %s', (message, data, outcome) => {
  expect(outcomeOfError(message, data)).toBe(outcome);
});
