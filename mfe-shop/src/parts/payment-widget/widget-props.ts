import type { Outcome, TokenInfo } from './checkout-port';

export interface WidgetProps {
  /** The checkout session; another one opens another checkout. */
  session: string;
  /** The session has a payment: its next step is on screen, not the methods. */
  isPaid: boolean;
  /** Keeps the checkout as it is, out of sight. */
  isCovered?: boolean;
  /** Makes the payment on our server. Answers whether the provider goes on with it. */
  onToken: (token: string, info: TokenInfo) => Promise<{ continue: boolean }>;
  onOutcome: (outcome: Outcome) => void;
}
