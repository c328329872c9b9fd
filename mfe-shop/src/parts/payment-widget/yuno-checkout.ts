import type { CheckoutOptions, CheckoutPort, ChosenMethod } from './checkout-port';
import { outcomeOf, outcomeOfError } from './outcomes';
import { clearModals, makePlaces } from './places';
import type { OneTimeToken, YunoConfig, YunoInstance, YunoSdk } from './yuno-sdk';

interface Parts {
  load: () => Promise<YunoSdk>;
  publicKey: string;
  /** Leads the whole page to the customer's bank. */
  leave?: (address: string) => void;
}

/** Yuno's web SDK, line v1.x, as a checkout of ours (D38). */
export function createYunoCheckout({ load, publicKey, leave = leavePage }: Parts): CheckoutPort {
  return {
    open: async (options) => {
      const { signal, isResumed } = options;
      const sdk = await load();
      signal.throwIfAborted();
      const instance = await sdk.initialize(publicKey);
      signal.throwIfAborted();
      const places = makePlaces(options);
      signal.addEventListener('abort', () => void close(instance).finally(places.remove), { once: true });

      // What appeared since the checkout was closed goes away again.
      const tidyIfLeft = async () => {
        if (signal.aborted) await close(instance);
      };
      const goOn = async () => {
        const next = await instance.continuePayment({ showPaymentStatus: false });
        await tidyIfLeft();
        const address = next?.action === 'REDIRECT_URL' ? next.redirect?.init_url : undefined;
        // A customer who comes back from the bank is not sent there again.
        const mayLeave = !signal.aborted && !isResumed;
        if (address && mayLeave && /^https?:/i.test(address)) leave(address);
      };
      await instance.startCheckout(configOf(options, { instance, goOn, selectors: places.selectors }));
      signal.throwIfAborted();
      await instance.mountCheckout();
      await tidyIfLeft();
      signal.throwIfAborted();
      if (isResumed) await goOn();
      return {
        start: async () => {
          await instance.startPayment();
          await tidyIfLeft();
        },
      };
    },
  };
}

interface Vendor {
  instance: YunoInstance;
  goOn: () => Promise<void>;
  selectors: { list: string; form: string; action: string };
}

// The SDK keeps the first configuration that it gets, and calls back as late and as often as it likes.
function configOf(options: CheckoutOptions, { instance, goOn, selectors }: Vendor): YunoConfig {
  const { session, country, language, signal, onMethod, onToken, onOutcome, onLoading } = options;
  const unlessClosed = (tell: () => void) => {
    if (!signal.aborted) tell();
  };
  return {
    checkoutSession: session,
    elementSelector: selectors.list,
    countryCode: country,
    language,
    showLoading: false,
    showPaymentStatus: false,
    renderMode: {
      type: 'element',
      elementSelector: { apmForm: selectors.form, actionForm: selectors.action },
    },
    card: { cardSaveEnable: false },
    onLoading: ({ isLoading }) => unlessClosed(() => onLoading(isLoading)),
    yunoPaymentMethodSelected: () => unlessClosed(onMethod),
    yunoPaymentResult: (status, sub) => unlessClosed(() => onOutcome(outcomeOf(status, sub))),
    yunoError: (message, data) => unlessClosed(() => onOutcome(outcomeOfError(message, data))),
    yunoCreatePayment: async (token, info) => {
      if (signal.aborted) return;
      try {
        const answer = await onToken(token, methodOf(info));
        if (answer.continue && !signal.aborted) await goOn();
      } catch {
        await instance.notifyError?.();
        unlessClosed(() => onOutcome('error'));
      }
    },
  };
}

function methodOf({ type, card_data: card }: OneTimeToken): ChosenMethod {
  if (type?.toUpperCase() === 'PIX') return 'pix';
  return card?.type?.toUpperCase() === 'DEBIT' ? 'debit' : 'credit';
}

// A version without `unmountSdk`, or one whose nodes were moved, must not break the page that is left.
async function close(instance: YunoInstance): Promise<void> {
  try {
    await (instance.unmountSdk ?? instance.unMountSdk)?.call(instance);
  } catch (reason) {
    console.warn(`The payment widget was not unmounted: ${String(reason)}`);
  }
  clearModals();
}

const leavePage = (address: string) => window.location.assign(address);
