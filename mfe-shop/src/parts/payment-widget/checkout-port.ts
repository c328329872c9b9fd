/** How a payment went on, in our words. `waiting`: the server will know. */
export type Outcome = 'succeeded' | 'waiting' | 'declined' | 'cancelled' | 'expired' | 'error';

/** The way to pay that the customer chose. */
export type ChosenMethod = 'pix' | 'credit' | 'debit';

export interface CheckoutOptions {
  session: string;
  country: 'BR';
  language: 'pt';
  /** The list of methods, the form of the chosen one, and the next step are drawn into these; React draws nothing there. */
  list: HTMLElement;
  form: HTMLElement;
  action: HTMLElement;
  /** The session has a payment already: its next step is shown instead of the methods. */
  isResumed: boolean;
  onMethod: () => void;
  /** Our server makes the payment. Returns whether the provider goes on with it. */
  onToken: (token: string, method: ChosenMethod) => Promise<{ continue: boolean }>;
  onOutcome: (outcome: Outcome) => void;
  onLoading: (isLoading: boolean) => void;
  /** Ends everything; no callback comes after it. */
  signal: AbortSignal;
}

export interface Handle {
  /** Begins the payment with the method that is selected. */
  start: () => Promise<void>;
}

/** An embedded checkout of any provider. Rejects when it cannot be opened. */
export interface CheckoutPort {
  open: (options: CheckoutOptions) => Promise<Handle>;
}
