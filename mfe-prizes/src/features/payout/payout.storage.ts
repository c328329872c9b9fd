import * as v from 'valibot';
import { payoutRequest } from '@site/contracts/api/payout';
import { opaqueId, storageItem } from '@site/platform/storage';
import { type StateStore, storedState } from '#parts/flow/stored-state.ts';
import type { RequestState } from './request.flow';
import type { Transfer } from './transfer.flow';

const key = v.pipe(v.string(), v.uuid());
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The payout of this tab: the code and the receipt belong to it. */
export const payoutId = storageItem('session', 'payoutId', opaqueId);

const intent = v.object({ key, request: payoutRequest, total: cents, known: v.array(v.string()) });
const requestState: v.GenericSchema<unknown, RequestState> = v.variant('at', [
  v.object({ at: v.literal('creating'), intent }),
  v.object({ at: v.literal('checking'), intent, refusal: v.exactOptional(v.string()) }),
]);

/** The payout that was asked for and is not there yet, with its bank data, until its outcome is known. */
export const requestStore = storedState<RequestState>(
  storageItem('local', 'payoutRequest', v.object({ version: v.literal(1), state: requestState })),
  { at: 'idle' },
);

const transfer: v.GenericSchema<unknown, Transfer> = v.object({
  at: v.picklist(['waiting', 'confirming', 'verifying', 'confirmed', 'released']),
  payoutId: opaqueId,
  total: v.exactOptional(cents),
  askedAt: v.exactOptional(v.number()),
  key: v.exactOptional(key),
  isRepeat: v.exactOptional(v.literal(true)),
});

/** The payouts that this customer asked for in this browser, the newest first. */
export const transfersStore = storedState<Transfer[]>(
  storageItem('local', 'transfers', v.object({ version: v.literal(1), state: v.array(transfer) })),
  [],
);

const keptAtMost = 20;

/** One of the payouts. One that the browser does not know waits for its code, as far as anybody can tell. */
export function transferStore(id: string): StateStore<Transfer> {
  const unknown: Transfer = { at: 'waiting', payoutId: id };
  return {
    read: () => transfersStore.read().find(({ payoutId }) => payoutId === id) ?? unknown,
    write: (next) => {
      const others = transfersStore.read().filter(({ payoutId }) => payoutId !== id);
      transfersStore.write([next, ...others].slice(0, keptAtMost));
    },
    subscribe: transfersStore.subscribe,
  };
}
