import type { Payment } from '@site/contracts/api/payments';
import type { Cents } from '@site/domain/money';

/** The types of an order that prizes paid (document 2, section 3). */
const exchangeTypes = ['PREMIO', 'REPURCHASE'];

/** The ids of the orders that prizes paid: an exchange makes one. */
export const exchangesAmong = (orders: readonly Payment[]): string[] =>
  orders.filter(({ paymentType }) => exchangeTypes.includes(paymentType)).map(({ orderId }) => orderId);

/** What the customer confirmed, and the key under which the server does it once (D23). */
export interface ExchangeIntent {
  key: string;
  event: string;
  total: Cents;
  /** By this browser's clock; only ever compared with the same clock. */
  askedAt: number;
  /** The exchanges in the order list before the first try: one more afterwards is this one. */
  known: string[];
}

/**
 * `sending`: sent, no response yet. `checking`: it is unknown whether the server has done it (D58). `unfound`: the order
 * list, read after the try, has no new exchange; the same intent may be tried again. `exchanged`: so much was exchanged in this visit.
 */
export type ExchangeState =
  | { at: 'idle' }
  | { at: 'sending'; intent: ExchangeIntent; isRepeat: boolean }
  | { at: 'checking'; intent: ExchangeIntent; refusal?: Refusal }
  | { at: 'unfound'; intent: ExchangeIntent }
  | { at: 'exchanged'; total: Cents };

/** What the server said to a repeat. It ends nothing before the orders were read. */
interface Refusal {
  reason: string;
  isLate: boolean;
}

export type ExchangeEvent =
  /** The customer has confirmed. An intent that is still open goes before a new one. */
  | { type: 'exchange'; intent: ExchangeIntent }
  | { type: 'done'; key: string }
  /** A 4xx response; `reason` is what the server says, or empty. `isLate`: no earlier try can still be on its way. */
  | { type: 'refused'; key: string; reason: string; isLate: boolean }
  | { type: 'signedOut'; key: string }
  /** No response, 5xx, or no JSON. */
  | { type: 'lost'; key: string }
  /** The order list, read after a try: it has a new exchange, or none. */
  | { type: 'found'; key: string }
  | { type: 'notFound'; key: string }
  /** The page is opened again, the line is back, some time has passed, or the customer asks. */
  | { type: 'resume' };

export type ExchangeEffect =
  | { type: 'send'; intent: ExchangeIntent }
  | { type: 'lookUp'; intent: ExchangeIntent }
  | { type: 'finish' }
  | { type: 'tellRefused'; reason: string }
  | { type: 'tellLost' };

export interface ExchangeStep {
  next: ExchangeState;
  effects: ExchangeEffect[];
}

/**
 * An exchange from the customer's yes to new titles. Only a 4xx to the first try is a refusal; after a try without an
 * response the order list decides, and nothing is sent again before it was read.
 */
export function stepExchange(state: ExchangeState, event: ExchangeEvent): ExchangeStep {
  const stay = { next: state, effects: [] };
  if (event.type === 'exchange') {
    if (state.at === 'unfound') return send(state.intent, true);
    return state.at === 'idle' || state.at === 'exchanged' ? send(event.intent, false) : stay;
  }
  if (state.at === 'idle') return stay;
  if (state.at === 'exchanged') return event.type === 'resume' ? { next: { at: 'idle' }, effects: [] } : stay;
  const { intent } = state;
  if (event.type !== 'resume' && event.key !== intent.key) return stay;

  switch (event.type) {
    case 'done':
    case 'found':
      return { next: { at: 'exchanged', total: intent.total }, effects: [{ type: 'finish' }] };
    case 'refused':
      if (state.at !== 'sending') return stay;
      if (!state.isRepeat) return { next: { at: 'idle' }, effects: [tellRefused(event.reason)] };
      return lookUp(intent, { reason: event.reason, isLate: event.isLate });
    case 'signedOut':
      if (state.at !== 'sending') return stay;
      return { next: state.isRepeat ? { at: 'unfound', intent } : { at: 'idle' }, effects: [] };
    case 'lost':
      return state.at === 'sending'
        ? { next: { at: 'checking', intent }, effects: [{ type: 'tellLost' }] }
        : stay;
    case 'notFound':
      if (state.at !== 'checking') return stay;
      return {
        next: state.refusal?.isLate ? { at: 'idle' } : { at: 'unfound', intent },
        effects: state.refusal ? [tellRefused(state.refusal.reason)] : [],
      };
    case 'resume':
      return lookUp(intent, state.at === 'checking' ? state.refusal : undefined);
  }
}

const send = (intent: ExchangeIntent, isRepeat: boolean): ExchangeStep => ({
  next: { at: 'sending', intent, isRepeat },
  effects: [{ type: 'send', intent }],
});

const lookUp = (intent: ExchangeIntent, refusal?: Refusal): ExchangeStep => ({
  next: { at: 'checking', intent, ...(refusal && { refusal }) },
  effects: [{ type: 'lookUp', intent }],
});

const tellRefused = (reason: string): ExchangeEffect => ({ type: 'tellRefused', reason });
