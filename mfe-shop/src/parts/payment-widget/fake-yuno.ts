import type { YunoAction, YunoConfig, YunoInstance, YunoSdk } from './yuno-sdk';

export type Step =
  | 'initialize'
  | 'startCheckout'
  | 'mountCheckout'
  | 'startPayment'
  | 'continuePayment'
  | 'unmountSdk';

/** A vendor global for tests: it notes what it is asked, and the test plays the vendor's callbacks. */
export function fakeYuno(options: { next?: YunoAction | null; withoutUnmount?: boolean } = {}) {
  const calls: Step[] = [];
  const configs: YunoConfig[] = [];
  const held = new Map<Step, () => void>();
  const wanted = new Set<Step>();
  const note = async (step: Step) => {
    calls.push(step);
    if (wanted.has(step)) await new Promise<void>((go) => held.set(step, go));
  };
  const instance = (): YunoInstance => ({
    startCheckout: async (config) => {
      for (const selector of [config.elementSelector, ...Object.values(config.renderMode.elementSelector)]) {
        if (!document.querySelector(selector)) throw new Error(`nothing is at ${selector}`);
      }
      configs.push(config);
      await note('startCheckout');
    },
    mountCheckout: async () => {
      await note('mountCheckout');
      const place = document.querySelector(configs.at(-1)?.elementSelector ?? '');
      if (place) place.textContent = 'Como você quer pagar?';
    },
    startPayment: () => note('startPayment'),
    continuePayment: async () => {
      await note('continuePayment');
      return options.next ?? null;
    },
    notifyError: async () => undefined,
    ...(!options.withoutUnmount && { unmountSdk: () => note('unmountSdk') }),
  });
  const sdk: YunoSdk = {
    initialize: async (key) => {
      await note('initialize');
      if (!key) throw new Error('PUBLIC_API_KEY_REQUIRED');
      return instance();
    },
  };
  return {
    sdk,
    calls,
    configs,
    /** The configuration of the newest checkout: what the vendor calls back through. */
    shop: () => {
      const config = configs.at(-1);
      if (!config) throw new Error('no checkout was started');
      return config;
    },
    count: (step: Step) => calls.filter((call) => call === step).length,
    /** Holds a step until the test lets it go. */
    hold: (step: Step) => void wanted.add(step),
    release: (step: Step) => {
      wanted.delete(step);
      held.get(step)?.();
    },
  };
}
