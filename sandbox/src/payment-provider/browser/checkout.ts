import { cancelSignal } from './cancel-signal';
import { cardForm } from './card-form';
import { placeOf, withOldNames, type CheckoutConfig } from './config';
import { find } from './element';
import { createLoader } from './loader';
import { wearLook } from './look';
import { methodList } from './method-list';
import { nextStep } from './next-step';
import type { Card, Method, ProviderApi, Switches } from './provider-api';
import { statusView } from './status-view';
import { createSurface, type Surface } from './surface';

const slowMilliseconds = 3000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * One instance of the SDK: the calls that a shop makes, and the callbacks that it gets (docs/facts.md, sections 1.4 to
 * 1.7 and 1.10).
 */
export function createCheckout(api: ProviderApi, line: string) {
  let config: CheckoutConfig | undefined;
  let switches: Switches = {};
  let selected: Method | undefined;
  let form: ReturnType<typeof cardForm> | undefined;
  let surfaces: Record<'apmForm' | 'actionForm', Surface> | undefined;
  let isMounted = false;
  let leaveStep = () => {};
  const loader = createLoader();

  const started = () => {
    if (!config || !surfaces) throw new Error('START_CHECKOUT_FIRST');
    return { config, surfaces };
  };
  // Callbacks of a checkout that was unmounted are dropped, unless a switch lets them through.
  const tell = (call: (to: CheckoutConfig) => unknown) => {
    if (config && (isMounted || switches.afterUnmount)) call(config);
  };
  const cancel = () => {
    leaveStep();
    surfaces?.apmForm.clear();
    surfaces?.actionForm.clear();
    tell((to) => cancelSignal(switches.cancel, line)(to));
  };

  const createToken = async (method: string, card?: Card) => {
    const { config: current } = started();
    tell((to) => to.onLoading?.({ isLoading: true, type: 'ONE_TIME_TOKEN' }));
    tell((to) => to.onOneTimeTokenCreationStart?.());
    try {
      if (switches.token === 'slow') await pause(slowMilliseconds);
      const info = await api.token(current.checkoutSession, method, card);
      if (isMounted && current.showLoading !== false) loader.show();
      tell((to) => to.yunoCreatePayment?.(info.token, info));
      if (switches.errorWhilePaying) tell((to) => to.yunoError?.('INTERNAL_ERROR'));
      if (switches.token === 'twice') tell((to) => to.yunoCreatePayment?.(info.token, info));
    } finally {
      tell((to) => to.onLoading?.({ isLoading: false, type: 'ONE_TIME_TOKEN' }));
    }
  };

  return {
    async startCheckout(args: CheckoutConfig) {
      if (!args?.checkoutSession) throw new Error('CHECKOUT_SESSION_REQUIRED');
      if (!args.countryCode) throw new Error('COUNTRY_CODE_REQUIRED');
      if (!find(args.elementSelector)) throw new Error('ELEMENT_NOT_FOUND');
      wearLook();
      config = withOldNames(args);
      surfaces = {
        apmForm: createSurface(placeOf(args, 'apmForm')),
        actionForm: createSurface(placeOf(args, 'actionForm')),
      };
    },

    async mountCheckout() {
      const { config: current } = started();
      isMounted = true;
      selected = undefined;
      const answer = await api.methods(current.checkoutSession).catch((reason: Error) => {
        tell((to) => to.yunoError?.(reason.message));
      });
      if (!answer || !isMounted) return;
      ({ switches } = answer);
      const list = methodList(answer.payment_methods, (method) => {
        selected = method;
        tell((to) => to.yunoPaymentMethodSelected?.({ type: method.type, name: method.name }));
      });
      find(current.elementSelector)?.replaceChildren(list);
      tell((to) => to.onRendered?.());
    },

    async startPayment() {
      const { config: current, surfaces: at } = started();
      const hint = find(current.elementSelector)?.querySelector<HTMLElement>('.yuno-error');
      if (hint) hint.hidden = selected !== undefined;
      if (!selected) return;
      if (selected.type === 'CARD') {
        form = cardForm((card) => createToken('CARD', card));
        at.apmForm.show('Cartão', form.form, cancel);
        return;
      }
      await createToken(selected.type).catch((reason: Error) => tell((to) => to.yunoError?.(reason.message)));
    },

    async continuePayment(args: { showPaymentStatus?: boolean } = {}) {
      const { config: current, surfaces: at } = started();
      loader.hide();
      leaveStep();
      const showsStatus = args.showPaymentStatus ?? current.showPaymentStatus ?? true;
      const step = await nextStep(api, {
        session: current.checkoutSession,
        surface: at.actionForm,
        onCancel: cancel,
        onDecided: ({ status, sub_status: subStatus }) => {
          if (status === 'DECLINED' || status === 'ERROR')
            form?.say('Pagamento recusado. Tente outro meio de pagamento.');
          else at.apmForm.clear();
          at.actionForm.clear();
          if (isMounted && showsStatus) find(current.elementSelector)?.replaceChildren(statusView(status));
          tell((to) => to.yunoPaymentResult?.(status, subStatus));
        },
        onError: (message) => tell((to) => to.yunoError?.(message)),
      });
      leaveStep = step.leave;
      if (step.clearsForm) at.apmForm.clear();
      return step.answer;
    },

    async submitOneTimeTokenForm() {
      form?.submit();
    },

    async updateCheckoutSession(checkoutSession: string) {
      if (config) config = { ...config, checkoutSession };
    },

    async notifyError() {
      loader.hide();
      form?.say('Não foi possível processar o pagamento.');
    },

    async showLoader() {
      loader.show();
    },

    async hideLoader() {
      loader.hide();
    },

    async mountStatusPayment(args: CheckoutConfig) {
      wearLook();
      const { status, sub_status: subStatus } = await api.payment(args.checkoutSession);
      find(args.elementSelector)?.replaceChildren(statusView(status));
      withOldNames(args).yunoPaymentResult?.(status, subStatus);
    },

    async unmountSdk() {
      isMounted = false;
      leaveStep();
      loader.hide();
      surfaces?.apmForm.clear();
      surfaces?.actionForm.clear();
      find(config?.elementSelector)?.replaceChildren();
    },
  };
}
