import type { Payment as Order } from '@site/contracts/api/payments';
import type { Method, Purchase } from '#features/checkout/checkout.storage.ts';
import type { Effect, PaymentState } from '#features/checkout/payment/payment-state.ts';
import type { Outcome } from '#parts/payment-widget/checkout-port.ts';

/** A try as the server gets it. */
export interface Try {
  session: string;
  customer: string;
  key: string;
  token: string;
  method: Method;
  amount: number;
  items: Purchase['items'];
}

/** The server behind a payment, a model of it or the sandbox. `amount` is in cents. */
export interface Bank {
  openSession: (amount: number) => Promise<{ session: string; customer: string }>;
  /** A one-time token; `wish` is what shall become of a card. */
  token: (session: string, method: Method, wish: CardWish) => Promise<string>;
  /** Carries a try out. `taken`: its session has a payment already. */
  pay: (attempt: Try) => Promise<{ order: string; status: string } | 'refused' | 'taken'>;
  listOrders: () => Promise<readonly Order[]>;
  /** The customer pays an open charge at the bank, in time or too late. */
  payOpen: (order: string) => Promise<unknown>;
  /** The customer, or the bank, ends a charge without money. */
  end: (order: string) => Promise<unknown>;
}

export type CardWish = 'approved' | 'declined' | 'challenged';

export type Fault = 'none' | 'lost' | 'late' | 'answerLost' | 'twice' | 'noJson' | 'refused' | 'offline';

/** One thing that happens: to a tab, or to the `n`-th of what is under way. */
export interface Happening {
  what:
    | 'start'
    | 'change'
    | 'choose'
    | 'arrive'
    | 'fault'
    | 'tick'
    | 'wake'
    | 'reload'
    | 'leave'
    | 'verify'
    | 'otherWay'
    | 'reopen'
    | 'widgetFails'
    | 'widgetCancels'
    | 'widgetBreaks'
    | 'widgetTells'
    | 'payPix'
    | 'payAnyPix'
    | 'endCharge'
    | 'expire'
    | 'login';
  tab: 0 | 1;
  n: number;
  fault: Fault;
  method: Method;
}

/** A page of a tab. */
export interface Page {
  state: PaymentState;
  /** Whether the orders were read since the token came, and which of them were paid when they were read last. */
  hasRead: boolean;
  paid: readonly string[];
}

/** A call of a page that is on its way. `isGivenUp`: the page waits no more, but the server may still get it. */
export interface Call {
  page: Page;
  effect: Effect;
  purchase: Purchase;
  age: number;
  isGivenUp: boolean;
}

/** What the provider's widget says of a payment with this status. */
export const outcomeOf = (status: string): Outcome => {
  if (status === 'SUCCEEDED') return 'succeeded';
  return status === 'DECLINED' ? 'declined' : 'waiting';
};
