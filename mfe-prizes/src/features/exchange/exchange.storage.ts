import * as v from 'valibot';
import { storageItem } from '@site/platform/storage';
import { storedState } from '#parts/flow/stored-state.ts';
import type { ExchangeState } from './exchange.flow';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const intent = v.object({
  key: v.pipe(v.string(), v.uuid()),
  event: text,
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  askedAt: v.number(),
  known: v.array(text),
});
const refusal = v.object({ reason: v.string(), isLate: v.boolean() });
const state: v.GenericSchema<unknown, ExchangeState> = v.variant('at', [
  v.object({ at: v.literal('sending'), intent, isRepeat: v.boolean() }),
  v.object({ at: v.literal('checking'), intent, refusal: v.exactOptional(refusal) }),
  v.object({ at: v.literal('unfound'), intent }),
  v.object({ at: v.literal('exchanged'), total: intent.entries.total }),
]);

/** The exchange that was asked for, until its outcome is known. */
export const exchangeStore = storedState<ExchangeState>(
  storageItem('local', 'exchange', v.object({ version: v.literal(1), state })),
  { at: 'idle' },
);
