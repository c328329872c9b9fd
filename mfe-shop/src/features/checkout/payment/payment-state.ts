import type { Payment as Order } from '@site/contracts/api/payments';
import type { LeftOrder, Method, Purchase } from '#features/checkout/checkout.storage.ts';
import type { Outcome } from '#parts/payment-widget/checkout-port.ts';

/** Where the payment of a purchase is. The README of mfe-shop says what each means and where it leads. */
export type Phase =
  | 'choosing'
  | 'preparing'
  | 'sending'
  | 'checking'
  | 'unreachable'
  | 'absent'
  | 'waiting'
  | 'renewing'
  | 'paid'
  | 'left';

/** The message beside the widget. */
export type Notice = 'declined' | 'expired' | 'cancelled' | 'left' | 'absent' | 'interrupted' | 'overdue';

/** Whether the widget is closed over a payment that may still go on. */
export const isStopped = (notice: Notice | undefined) => notice === 'interrupted' || notice === 'overdue';

/** A message that is shown once. */
export type Message =
  | 'failed'
  | 'broken'
  | 'refused'
  | 'sessionFailed'
  | 'notYet'
  | 'unreachable'
  | 'leaveOther';

/** The state of one tab; `purchase` is what the storage holds, in every tab. */
export interface PaymentState {
  phase: Phase;
  purchase: Purchase;
  /** The number of the last request for the orders; responses to earlier ones are ignored. */
  asks: number;
  isAsking: boolean;
  /** The customer asked, and waits for a result. */
  isAsked: boolean;
  /** The one-time token. It is never stored. */
  token?: string;
  /** There was a try before the one under way whose outcome nobody knows: a refusal says nothing about that one. */
  isDoubtful: boolean;
  /** The provider's widget waits for the response to its token. */
  holdsWidget: boolean;
  /** How often the clock of this page ticked since the last try, or since there is an order. */
  ticks: number;
  /** Counts how often the widget was opened again. */
  round: number;
  notice?: Notice;
  /** The last outcome reported by the provider or the customer, provisional until our server confirms it. */
  verdict?: Exclude<Outcome, 'succeeded' | 'waiting'> | 'left';
}

/** What happens to a payment. `of` is the session of the try that it is about. */
export type PaymentEvent =
  | { type: 'opened' }
  | { type: 'token'; token: string; method: Method; at: number }
  | { type: 'payMade'; of: string; order: string; outcome: Outcome; goesOn: boolean; tried?: LeftOrder }
  | { type: 'payRefused'; of: string; isExpired: boolean }
  | { type: 'payLost'; of: string }
  | { type: 'ordersRead'; ask: number; orders: readonly Order[] }
  | { type: 'ordersFailed'; ask: number }
  | { type: 'provider'; round: number; outcome: Outcome }
  | { type: 'broken'; round: number }
  | { type: 'sessionOpened'; session: string; customer: string; key: string }
  | { type: 'sessionFailed' }
  | { type: 'verify' }
  | { type: 'otherWay' }
  | { type: 'reopen' }
  | { type: 'tick' }
  | { type: 'woke' }
  | { type: 'stored'; purchase: Purchase | undefined };

export type EventType = PaymentEvent['type'];
export type EventOf<Type extends EventType> = Extract<PaymentEvent, { type: Type }>;

/** What the page does for the machine, as data. */
export type Effect =
  | { type: 'readOrders'; ask: number }
  | { type: 'pay'; token: string }
  | { type: 'continueWidget' }
  | { type: 'openSession' }
  | { type: 'tell'; message: Message }
  | { type: 'leave'; message: Message; forgets: boolean }
  | { type: 'finish'; paid: Paid };

/** A purchase that was paid. `label` is the server's, where it told one. */
export interface Paid extends Pick<Purchase, 'amount' | 'items' | 'method'> {
  order: string | undefined;
  label?: string;
}

/** The state in which a page finds a purchase that the storage holds. */
export function resume(purchase: Purchase): PaymentState {
  const phases = { open: 'choosing', sent: 'checking', waiting: 'waiting' } as const;
  return {
    phase: phases[purchase.state],
    purchase,
    asks: 0,
    isAsking: false,
    isAsked: false,
    isDoubtful: false,
    holdsWidget: false,
    // Another tab may still be sending: that takes it 14 seconds at the most.
    ticks: -3,
    round: 0,
  };
}
