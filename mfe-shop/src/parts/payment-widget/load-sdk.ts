import type { YunoSdk } from './yuno-sdk';

type Sdk = YunoSdk | undefined;
type Loads = Map<string, Promise<YunoSdk>>;

const readyEvents = ['yuno-sdk-ready', 'sdk-payments-ready'];
const patienceSeconds = 15;
// Kept on the window: two copies of this file must not load the script twice.
const place = Symbol.for('site.payment-sdk');

/**
 * Loads the provider's script, once a page. Rejects when it is blocked, not there, or not ready in time; the next call
 * then tries again. The vendor's own loader hangs forever after a failure, so it is not used (docs/facts.md, section 1.2).
 */
export function loadSdk(address: string): Promise<YunoSdk> {
  const loads = loadsOf(window);
  const started = loads.get(address);
  if (started) return started;
  const load = requestSdk(address);
  loads.set(address, load);
  load.catch(() => loads.delete(address));
  return load;
}

function requestSdk(address: string): Promise<YunoSdk> {
  const present = findSdk();
  if (present) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    const done = (settle: () => void) => {
      clearTimeout(timer);
      for (const name of readyEvents) window.removeEventListener(name, ready);
      settle();
    };
    const ready = () => {
      const sdk = findSdk();
      if (sdk) done(() => resolve(sdk));
    };
    const give = (reason: string) => {
      done(() => reject(new Error(`The payment script ${reason}: ${address}`)));
      script.remove();
    };
    const timer = setTimeout(() => give('is not ready in time'), patienceSeconds * 1000);
    for (const name of readyEvents) window.addEventListener(name, ready);
    // Version 1.0 says nothing when it is ready.
    script.addEventListener('load', ready);
    script.addEventListener('error', () => give('cannot be loaded'));
    if (address) document.head.append(script);
    else give('has no address');
  });
}

function findSdk(): Sdk {
  const { Yuno, SdkPayments } = window as { Yuno?: Sdk; SdkPayments?: Sdk };
  return Yuno ?? SdkPayments;
}

function loadsOf(owner: Window & { [place]?: Loads }): Loads {
  owner[place] ??= new Map();
  return owner[place];
}
