import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PayoutRequest } from '@site/contracts/api/payout';
import { pathTo } from '@site/contracts/routes';
import type { Cents } from '@site/domain/money';
import { usePageNavigate } from '@site/platform/page-navigate';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { failedTry } from '#parts/flow/failed-try.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useResume } from '#parts/flow/use-resume.ts';
import { payoutsOf } from '#parts/prize-summary/payouts-of.ts';
import { useLazyListPrizesQuery } from '#parts/prize-summary/prizes.api.ts';
import { prizesClaimed, useCreatePayoutMutation } from './payout.api';
import { payoutId as payoutOfTab, requestStore, transferStore } from './payout.storage';
import { text } from './payout.text';
import { type RequestEffect, type RequestEvent, stepRequest } from './request.flow';

/** From the dialog's 'Confirmar' to the payout that waits for its code: runs what `request.flow` asks for. */
export function useRequestPayout() {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const failure = useRef<unknown>(undefined);
  const dispatch = useDispatch();
  const navigate = usePageNavigate();
  const [create] = useCreatePayoutMutation();
  const [readPrizes] = useLazyListPrizesQuery();
  const [refusal, setRefusal] = useState('');
  const { state, send, isBusy } = useFlow({ store: requestStore, step: stepRequest, run });
  const isOpen = state.at !== 'idle';
  useResume({ isOpen, isSent: state.at === 'creating', isBusy, resume: () => send({ type: 'resume' }) });

  async function run(effect: RequestEffect, then: (event: RequestEvent) => void) {
    switch (effect.type) {
      case 'create': {
        const { key, request } = effect.intent;
        const { data, error } = await create({ key, body: request });
        failure.current = error;
        return then(data ? { type: 'created', key, ...data } : { ...failedTry(error), key });
      }
      case 'lookUp': {
        const { key, known } = effect.intent;
        const { data, error } = await readPrizes();
        if (!data || error) return undefined;
        const made = payoutsOf(data).find(({ payoutId, isPaid }) => !isPaid && !known.includes(payoutId));
        return then(made ? { type: 'found', key, payoutId: made.payoutId } : { type: 'notFound', key });
      }
      case 'open': {
        const { payoutId, total } = effect;
        transferStore(payoutId).write({ at: 'waiting', payoutId, total, askedAt: Date.now() });
        payoutOfTab.write(payoutId);
        dispatch(prizesClaimed());
        toasts.success(text.created);
        return navigate(pathTo('payoutCode'), { replace: true, toldElsewhere: text.createdElsewhere });
      }
      case 'tellRefused':
        setRefusal(effect.reason);
        return tellFailure(failure.current, { texts: notCreated });
      case 'tellLost':
        return tellFailure(failure.current, { texts: notCreated });
    }
  }

  return {
    /** What was sent and is not known to be done. */
    intent: state.at === 'idle' ? undefined : state.intent,
    isChecking: state.at === 'checking',
    isBusy,
    /** Why the server refused the last try. */
    refusal,
    ask: (request: PayoutRequest, total: Cents, known: string[]) => {
      setRefusal('');
      send({ type: 'ask', intent: { key: crypto.randomUUID(), request, total, known } });
    },
    resume: () => send({ type: 'resume' }),
  };
}

// A page that was opened again has no failed call at hand, only what is stored of it.
const notCreated = { failureText: text.notCreated, noAnswer: text.notCreated, badAnswer: text.noPayoutId };
