import { useEffect, useEffectEvent } from 'react';
import type { Attempt } from '#features/checkout/checkout.storage.ts';
import { type Finding, lookUp } from './look-up';

type AskOrders = Parameters<typeof lookUp>[0]['askOrders'];

interface Check {
  attempt: Attempt;
  askOrders: AskOrders;
  onFinding: (finding: Finding) => void;
}

/** Asks the server what became of a payment that an earlier page or another tab sent. */
export function useCheck(isAsked: boolean, { attempt, askOrders, onFinding }: Check): void {
  const ask = useEffectEvent(askOrders);
  const report = useEffectEvent(onFinding);
  const current = useEffectEvent(() => attempt);
  useEffect(() => {
    if (!isAsked) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    void lookUp({ askOrders: () => ask(), attempt: current(), signal }).then((finding) => {
      if (!signal.aborted) report(finding);
    });
    return () => ending.abort();
  }, [isAsked]);
}
