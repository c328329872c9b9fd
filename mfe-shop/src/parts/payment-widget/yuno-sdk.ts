/** What the adapter needs of the vendor's global (docs/facts.md, section 1.9). */
export interface YunoSdk {
  initialize: (publicApiKey: string) => Promise<YunoInstance> | YunoInstance;
}

export interface YunoInstance {
  startCheckout: (config: YunoConfig) => Promise<void>;
  mountCheckout: () => Promise<void>;
  startPayment: () => Promise<void>;
  continuePayment: (options?: { showPaymentStatus?: boolean }) => Promise<YunoAction | null | undefined>;
  notifyError?: () => Promise<void>;
  /** Optional: the vendor's types do not have it, and its changelog spells it in two ways. */
  unmountSdk?: () => Promise<void>;
  unMountSdk?: () => Promise<void>;
}

/** What `continuePayment` asks of the shop: to lead the customer to their bank. */
export interface YunoAction {
  action: string;
  redirect?: { init_url?: string };
}

/** The one-time token's company. Nothing in it is a card. */
export interface OneTimeToken {
  type?: string;
  card_data?: { type?: string } | null;
}

export interface YunoConfig {
  checkoutSession: string;
  elementSelector: string;
  countryCode: string;
  language: string;
  showLoading: boolean;
  showPaymentStatus: boolean;
  renderMode: { type: 'element'; elementSelector: { apmForm: string; actionForm: string } };
  card: { cardSaveEnable: boolean };
  onLoading: (event: { isLoading: boolean }) => void;
  yunoPaymentMethodSelected: (method: { type: string; name: string }) => void;
  yunoCreatePayment: (token: string, info: OneTimeToken) => Promise<void>;
  yunoPaymentResult: (status: unknown, subStatus?: unknown) => void;
  yunoError: (message: unknown, data?: unknown) => void;
}
