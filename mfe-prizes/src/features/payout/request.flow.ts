import type { PayoutRequest } from '@site/contracts/api/payout';
import type { Cents } from '@site/domain/money';

/** What the customer confirmed in the dialog, and the key under which the server does it once (D23). */
export interface PayoutIntent {
  key: string;
  request: PayoutRequest;
  total: Cents;
  /** The payouts that the customer's prizes named before: whatever is new afterwards is of this intent. */
  known: string[];
}

/** `creating`: sent once, no response yet. `checking`: it is unknown whether the server has done it (D58). */
export type RequestState =
  | { at: 'idle' }
  | { at: 'creating'; intent: PayoutIntent }
  | { at: 'checking'; intent: PayoutIntent; refusal?: string };

export type RequestEvent =
  | { type: 'ask'; intent: PayoutIntent }
  | { type: 'created'; key: string; payoutId: string }
  /** A 4xx response; `reason` is what the server says, or empty. */
  | { type: 'refused'; key: string; reason: string }
  | { type: 'signedOut'; key: string }
  /** No response, 5xx, no JSON, or a body without a payout. */
  | { type: 'lost'; key: string }
  /** The customer's prizes, read after a refusal: they name a new payout, or none. */
  | { type: 'found'; key: string; payoutId: string }
  | { type: 'notFound'; key: string }
  /** The page is opened again, the line is back, some time has passed, or the customer asks. */
  | { type: 'resume' };

export type RequestEffect =
  | { type: 'create'; intent: PayoutIntent }
  | { type: 'lookUp'; intent: PayoutIntent }
  | { type: 'open'; payoutId: string; total: Cents }
  | { type: 'tellRefused'; reason: string }
  | { type: 'tellLost' };

export interface RequestStep {
  next: RequestState;
  effects: RequestEffect[];
}

/**
 * From the dialog's 'Confirmar' to a payout that waits for its code. Only a 4xx to the first try is a refusal. After a
 * try without a response the same key is sent again, which is the look-up: the server repeats its response. A 4xx to
 * that repeat ends nothing before the prizes were read.
 */
export function stepRequest(state: RequestState, event: RequestEvent): RequestStep {
  const stay = { next: state, effects: [] };
  if (event.type === 'ask') {
    const { intent } = event;
    return state.at === 'idle'
      ? { next: { at: 'creating', intent }, effects: [{ type: 'create', intent }] }
      : stay;
  }
  if (state.at === 'idle') return stay;
  const { intent } = state;
  if (event.type !== 'resume' && event.key !== intent.key) return stay;

  switch (event.type) {
    case 'created':
    case 'found':
      return { next: idle, effects: [{ type: 'open', payoutId: event.payoutId, total: intent.total }] };
    case 'signedOut':
      return state.at === 'creating' ? { next: idle, effects: [] } : stay;
    case 'refused':
      return state.at === 'creating' ? refused(event.reason) : lookUp({ ...state, refusal: event.reason });
    case 'lost':
      if (state.at !== 'creating') return stay;
      return { next: { at: 'checking', intent }, effects: [{ type: 'tellLost' }] };
    case 'notFound':
      return state.at === 'checking' && state.refusal !== undefined ? refused(state.refusal) : stay;
    case 'resume':
      return state.at === 'checking' && state.refusal !== undefined ? lookUp(state) : repeat(intent);
  }
}

const idle: RequestState = { at: 'idle' };

const refused = (reason: string): RequestStep => ({ next: idle, effects: [{ type: 'tellRefused', reason }] });

const repeat = (intent: PayoutIntent): RequestStep => ({
  next: { at: 'checking', intent },
  effects: [{ type: 'create', intent }],
});

const lookUp = (state: RequestState & { at: 'checking' }): RequestStep => ({
  next: state,
  effects: [{ type: 'lookUp', intent: state.intent }],
});
