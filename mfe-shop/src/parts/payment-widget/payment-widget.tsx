import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfig } from '@site/platform/config';
import { Loading } from '@site/ui/loading';
import type { ChosenMethod, Outcome } from './checkout-port';
import { loadSdk } from './load-sdk';
import { openWidget } from './open-widget';
import styles from './payment-widget.module.css';
import { text } from './payment-widget.text';
import { createYunoCheckout } from './yuno-checkout';

interface Props {
  /** The checkout session; another one opens another checkout. */
  session: string;
  /** The session has a payment: its next step is on screen, not the methods. */
  isPaid: boolean;
  /** Keeps the checkout as it is, out of sight. */
  isCovered?: boolean;
  /** Makes the payment on our server. Returns whether the provider goes on with it. */
  onToken: (token: string, method: ChosenMethod) => Promise<{ continue: boolean }>;
  onOutcome: (outcome: Outcome) => void;
  /** The checkout cannot be opened. */
  onBroken: () => void;
}

type Place = RefObject<HTMLDivElement | null>;

/**
 * The embedded checkout of the payment provider (D38). Its containers stay as long as it does: a provider's frame that
 * moves forgets what was typed.
 */
export function PaymentWidget(props: Props) {
  const [list, form, action] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const { isOpening, isPreparing } = useWidget(props, { list, form, action });
  const { isPaid, isCovered } = props;

  return (
    <div className={styles.widget}>
      {isOpening && !isCovered && <Loading text={text.loading} />}
      <div className={styles.places} hidden={isCovered}>
        <div ref={list} className={styles.place} hidden={isPaid} />
        {isPreparing && !isPaid && <p role="status">{text.preparing}</p>}
        <div ref={form} className={styles.place} hidden={isPaid} />
        <div ref={action} className={styles.place} />
      </div>
    </div>
  );
}

/** Opens a checkout when it appears and closes it when it goes; React's second mount opens a second one. */
function useWidget(props: Props, { list, form, action }: Record<'list' | 'form' | 'action', Place>) {
  const { session, isPaid, onToken, onOutcome, onBroken } = props;
  const { paymentScriptUrl, paymentPublicKey } = useConfig();
  const [isOpening, setOpening] = useState(true);
  const [isPreparing, setPreparing] = useState(false);
  // A payment that is made while this is open is not a reason to open again.
  const [isResumed] = useState(isPaid);
  const takeToken = useEffectEvent(onToken);
  const tellOutcome = useEffectEvent(onOutcome);
  const tellBroken = useEffectEvent(onBroken);

  useEffect(() => {
    const places = { list: list.current, form: form.current, action: action.current };
    if (!places.list || !places.form || !places.action) return undefined;
    const port = createYunoCheckout({
      load: () => loadSdk(paymentScriptUrl),
      publicKey: paymentPublicKey,
    });
    return openWidget(port, {
      session,
      country: 'BR',
      language: 'pt',
      ...{ list: places.list, form: places.form, action: places.action },
      isResumed,
      onToken: (token, method) => takeToken(token, method),
      onOutcome: (outcome) => tellOutcome(outcome),
      onLoading: setPreparing,
      onReady: () => setOpening(false),
      onBroken: (reason) => {
        console.warn(`The payment widget cannot be opened: ${String(reason)}`);
        tellBroken();
      },
    });
  }, [session, isResumed, paymentScriptUrl, paymentPublicKey, list, form, action]);

  return { isOpening, isPreparing };
}
