import { createCheckout } from './checkout';
import { createApi } from './provider-api';

declare global {
  interface Window {
    Yuno?: unknown;
    SdkPayments?: unknown;
  }
}

const { currentScript } = document;
const address = new URL(currentScript instanceof HTMLScriptElement ? currentScript.src : location.href);
const line = /\/(v[^/]+)\/main\.js$/.exec(address.pathname)?.[1] ?? 'v1.x';

const sdk = {
  async initialize(publicApiKey: string) {
    await Promise.resolve();
    if (!publicApiKey) throw new Error('PUBLIC_API_KEY_REQUIRED');
    return createCheckout(createApi(address.origin), line);
  },
};

window.Yuno = sdk;
window.SdkPayments = sdk;
window.dispatchEvent(new Event('yuno-sdk-ready'));
window.dispatchEvent(new Event('sdk-payments-ready'));
