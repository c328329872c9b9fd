import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLazyListOrdersQuery } from '@site/api/resources/orders';
import type { ExchangeablePrizes } from '@site/contracts/api/prizes';
import { parseMoney } from '@site/domain/money';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { failedTry } from '#parts/flow/failed-try.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useResume } from '#parts/flow/use-resume.ts';
import { prizesExchanged, useExchangePrizesMutation } from './exchange.api';
import { type ExchangeEffect, type ExchangeEvent, exchangesAmong, stepExchange } from './exchange.flow';
import { exchangeStore } from './exchange.storage';
import { text } from './exchange.text';

const lateAfterMilliseconds = 24 * 3600 * 1000;

/** The exchange of all prizes at once: runs what `exchange.flow` asks for. */
export function useExchange() {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const failure = useRef<unknown>(undefined);
  const dispatch = useDispatch();
  const [exchange] = useExchangePrizesMutation();
  const [readOrders] = useLazyListOrdersQuery();
  const [isPreparing, setPreparing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { state, send, isBusy } = useFlow({ store: exchangeStore, step: stepExchange, run });
  const isOpen = state.at === 'sending' || state.at === 'checking';
  useResume({ isOpen, isSent: state.at === 'sending', isBusy, resume: () => send({ type: 'resume' }) });

  // What an earlier visit exchanged is not new any more, and what it did not find may be there by now.
  const isPast = state.at === 'exchanged' || state.at === 'unfound';
  const begin = useEffectEvent(() => isPast && send({ type: 'resume' }));
  useEffect(() => void begin(), []);

  async function run(effect: ExchangeEffect, then: (event: ExchangeEvent) => void) {
    switch (effect.type) {
      case 'send': {
        const { key, event, askedAt } = effect.intent;
        const { error } = await exchange({ key, body: { event_code: event } });
        if (!error) return then({ type: 'done', key });
        failure.current = error;
        const failed = failedTry(error);
        if (failed.type !== 'refused') return then({ ...failed, key });
        return then({ ...failed, key, isLate: Date.now() - askedAt > lateAfterMilliseconds });
      }
      case 'lookUp': {
        const { key, known } = effect.intent;
        const { data, error } = await readOrders();
        if (!data || error) return undefined;
        return then({
          type: exchangesAmong(data).some((order) => !known.includes(order)) ? 'found' : 'notFound',
          key,
        });
      }
      case 'finish':
        dispatch(prizesExchanged());
        return toasts.success(text.exchanged);
      case 'tellRefused':
        setRefusal(effect.reason);
        return tellFailure(failure.current, { texts: notExchanged });
      case 'tellLost':
        return tellFailure(failure.current, { texts: notExchanged });
    }
  }

  /** The customer has confirmed. The orders of before tell later whether it was done. */
  async function finish({ prizeWinningTitulos, totalPrizeAmount }: ExchangeablePrizes) {
    const [first] = prizeWinningTitulos;
    if (!first || isPreparing) return;
    setRefusal('');
    setPreparing(true);
    const { data: orders, error } = await readOrders();
    setPreparing(false);
    if (!orders || error) return tellFailure(error, { texts: notExchanged });
    const total = parseMoney(totalPrizeAmount) ?? 0;
    send({
      type: 'exchange',
      intent: {
        key: crypto.randomUUID(),
        event: first.event,
        total,
        askedAt: Date.now(),
        known: exchangesAmong(orders),
      },
    });
  }

  return {
    state,
    isBusy: isBusy || isPreparing,
    /** Why the server refused the last try. */
    refusal,
    finish,
    resume: () => send({ type: 'resume' }),
  };
}

// A page that was opened again has no failed call at hand, only what is stored of it.
const notExchanged = { failureText: text.exchangeFailed, noAnswer: text.exchangeFailed };
