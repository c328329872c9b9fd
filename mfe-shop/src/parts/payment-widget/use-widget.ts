import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useConfig } from '@site/platform/config';
import type { Outcome, TokenInfo } from './checkout-port';
import { loadSdk } from './load-sdk';
import { openWidget } from './open-widget';
import type { WidgetProps } from './widget-props';
import { createYunoCheckout } from './yuno-checkout';

type Places = Record<'list' | 'form' | 'action', RefObject<HTMLDivElement | null>>;

/** Opens a checkout in its places when it appears and closes it when it goes; React's second mount opens a second one. */
export function useWidget({ session, isPaid, onToken, onOutcome }: WidgetProps, places: Places) {
  const { paymentScriptUrl, paymentPublicKey } = useConfig();
  const [phase, setPhase] = useState<'opening' | 'ready' | 'broken'>('opening');
  const [isPreparing, setPreparing] = useState(false);
  // A payment that is made while this is open is no reason to open anew.
  const [isResumed] = useState(isPaid);
  const takeToken = useEffectEvent((token: string, info: TokenInfo) => onToken(token, info));
  const tellOutcome = useEffectEvent((outcome: Outcome) => onOutcome(outcome));

  useEffect(() => {
    const [list, form, action] = [places.list.current, places.form.current, places.action.current];
    if (!list || !form || !action) return undefined;
    const port = createYunoCheckout({
      load: () => loadSdk(paymentScriptUrl),
      publicKey: paymentPublicKey,
    });
    return openWidget(port, {
      session,
      country: 'BR',
      language: 'pt',
      list,
      form,
      action,
      isResumed,
      onToken: (token, info) => takeToken(token, info),
      onOutcome: (outcome) => tellOutcome(outcome),
      onLoading: setPreparing,
      onReady: () => setPhase('ready'),
      onBroken: (reason) => {
        console.warn(`The payment widget cannot be opened: ${String(reason)}`);
        setPhase('broken');
      },
    });
    // The places are refs of the same mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [session, isResumed, paymentScriptUrl, paymentPublicKey]);

  return { phase, isPreparing };
}
