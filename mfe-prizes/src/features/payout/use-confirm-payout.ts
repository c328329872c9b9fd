import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { failedTry } from '#parts/flow/failed-try.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useResume } from '#parts/flow/use-resume.ts';
import { prizesPaid, useConfirmPayoutMutation, useLazyGetPayoutQuery } from './payout.api';
import { transferStore } from './payout.storage';
import { text } from './payout.text';
import { stepTransfer, type TransferEffect, type TransferEvent } from './transfer.flow';

/** Confirms a payout with its code: runs what `transfer.flow` asks for. */
export function useConfirmPayout(payoutId: string) {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const failure = useRef<unknown>(undefined);
  const dispatch = useDispatch();
  const [store] = useState(() => transferStore(payoutId));
  const [confirm] = useConfirmPayoutMutation();
  const [readPayout] = useLazyGetPayoutQuery();
  const [refusal, setRefusal] = useState<Refusal>();
  const { state, send, isBusy } = useFlow({ store, step: stepTransfer, run });
  const isOpen = state.at === 'confirming' || state.at === 'verifying';
  useResume({ isOpen, isSent: state.at === 'confirming', isBusy, resume: () => send({ type: 'resume' }) });

  async function run(effect: TransferEffect, then: (event: TransferEvent) => void) {
    switch (effect.type) {
      case 'confirm': {
        const { key, code } = effect;
        const { error } = await confirm({ key, body: { code, payoutId } });
        if (!error) return then({ type: 'accepted' });
        failure.current = error;
        const failed = failedTry(error);
        return then(
          failed.type === 'refused' ? { ...failed, isOfCode: codeRefusals.includes(failed.status) } : failed,
        );
      }
      case 'lookUp': {
        const { data, error } = await readPayout(payoutId);
        return data && !error ? then(findings[data.status] ?? { type: 'isUnknown' }) : undefined;
      }
      case 'tellConfirmed':
        dispatch(prizesPaid());
        return toasts.success(text.confirmed);
      case 'tellRefused':
        setRefusal(effect);
        return tellFailure(failure.current, { texts: { ...notConfirmed, serverFirst: !effect.isOfCode } });
      case 'tellReleased':
        return toasts.warning(text.released);
    }
  }

  return {
    transfer: state,
    isBusy,
    /** Why the server refused the last code. */
    refusal,
    submit: (code: string) => {
      setRefusal(undefined);
      send({ type: 'confirm', code, key: crypto.randomUUID() });
    },
    resume: () => send({ type: 'resume' }),
  };
}

/** What the server says of a code that it did not take. */
export interface Refusal {
  reason: string;
  isOfCode: boolean;
}

const notConfirmed = { failureText: text.notConfirmed, noAnswer: text.notConfirmed };

/** Wrong or expired, and blocked after five tries; anything else is said of the payout. */
const codeRefusals = [400, 422, 429];

const findings: Readonly<Partial<Record<string, TransferEvent>>> = {
  CONFIRMED: { type: 'isConfirmed' },
  WAITING: { type: 'isWaiting' },
  RELEASED: { type: 'isReleased' },
};
