import type { TokenAnswer } from './provider-api';

type Callback<Arguments extends unknown[]> = ((...given: Arguments) => unknown) | undefined;

/** What a shop passes to `startCheckout`, as far as the stand-in knows it. */
export interface CheckoutConfig {
  checkoutSession: string;
  elementSelector?: string;
  countryCode: string;
  language?: string;
  showLoading?: boolean;
  showPaymentStatus?: boolean;
  renderMode?: {
    type?: 'modal' | 'element';
    elementSelector?: string | { apmForm?: string; actionForm?: string };
  };
  card?: { cardSaveEnable?: boolean };
  onLoading?: (event: { isLoading: boolean; type: string }) => void;
  onRendered?: () => void;
  onOneTimeTokenCreationStart?: () => void;
  yunoCreatePayment?: Callback<[string, TokenAnswer]>;
  yunoPaymentMethodSelected?: Callback<[{ type: string; name: string }]>;
  yunoPaymentResult?: Callback<[string, string?]>;
  yunoError?: Callback<[string, unknown?]>;
  createPayment?: CheckoutConfig['yunoCreatePayment'];
  paymentMethodSelected?: CheckoutConfig['yunoPaymentMethodSelected'];
  paymentResult?: CheckoutConfig['yunoPaymentResult'];
  error?: CheckoutConfig['yunoError'];
}

/** Takes the vendor's newer callback names for the older ones. */
export const withOldNames = (config: CheckoutConfig): CheckoutConfig => ({
  ...config,
  yunoCreatePayment: config.yunoCreatePayment ?? config.createPayment,
  yunoPaymentMethodSelected: config.yunoPaymentMethodSelected ?? config.paymentMethodSelected,
  yunoPaymentResult: config.yunoPaymentResult ?? config.paymentResult,
  yunoError: config.yunoError ?? config.error,
});

/** The selector of one of the two places where a form or the next step is drawn; without one it is a modal. */
export function placeOf({ renderMode }: CheckoutConfig, place: 'apmForm' | 'actionForm'): string | undefined {
  if (renderMode?.type !== 'element') return undefined;
  const { elementSelector } = renderMode;
  return typeof elementSelector === 'string' ? elementSelector : elementSelector?.[place];
}
