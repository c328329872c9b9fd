import type { Attempt } from '#features/checkout/checkout.storage.ts';
import { useCheck } from './use-check';
import { type Face, useDesk } from './use-desk';
import { useEnding } from './use-ending';
import { useOrderWatch } from './use-order-watch';
import { useSending } from './use-sending';
import { useSettling } from './use-settling';

/** The payment of a purchase, from the methods to its end. What must not be forgotten is in the storage, not here. */
export function usePayment(attempt: Attempt, description: string) {
  const desk = useDesk();
  const ending = useEnding(attempt);
  const { settle, watch, turnAway, takeFinding, askOrders } = useSettling({ attempt, desk, ...ending });
  const { abandon } = ending;
  const { takeToken, verify } = useSending({ attempt, description, desk, settle, watch, abandon });
  const face = desk.own ?? faceOf(attempt);

  useOrderWatch(face === 'waiting' || (face === 'choosing' && hasEarlier(attempt)), watch);
  useCheck(face === 'checking', { attempt, askOrders, onFinding: takeFinding });

  return { face, notice: desk.notice, round: desk.round, takeToken, verify, settle, watch, turnAway };
}

const hasEarlier = ({ earlier = [] }: Attempt) => earlier.length > 0;

function faceOf({ state }: Attempt): Face {
  if (state === 'paying') return 'checking';
  return state === 'waiting' ? 'waiting' : 'choosing';
}
