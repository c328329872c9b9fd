/** @jest-environment node */
import fc from 'fast-check';
import { answers, comesBack, createLine, type Fate, must } from '#parts/flow/claim-model.ts';
import request from '@site/contracts/examples/payout-request.json';
import type { PayoutRequest } from '@site/contracts/api/payout';
import {
  type PayoutIntent,
  type RequestEffect,
  type RequestEvent,
  type RequestState,
  stepRequest,
} from './request.flow';

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('ask' as const), tab: fc.nat(1) }) },
  { weight: 8, arbitrary: answers },
  { weight: 4, arbitrary: comesBack },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'arrive' as const,
        'twice' as const,
        'other device' as const,
        '24 hours' as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('expire' as const, 'log in' as const) }) },
);

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

interface Payout {
  id: string;
  key: string;
  isWaiting: boolean;
}

type Sent = RequestEffect & { type: 'create' | 'lookUp' };

/** A server with one set of prizes, and two tabs of one customer that share the stored state. */
function createWorld() {
  let stored: string | undefined;
  let isSignedIn = true;
  const payouts: Payout[] = [];
  const line = createLine<Sent>();
  const travelling: string[] = [];
  const asked: string[] = [];
  const concluded = new Set<string>();
  const opened = new Set<string>();

  const state = (): RequestState => (stored ? (JSON.parse(stored) as RequestState) : { at: 'idle' });
  const isReserved = () => payouts.some(({ isWaiting }) => isWaiting);
  const reserved = () => payouts.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);

  // The server: the same key gets the same response; prizes are in one payout at a time.
  function create(key: string): Payout | undefined {
    const earlier = payouts.find((payout) => payout.key === key);
    if (earlier || isReserved()) return earlier;
    const made = { id: `p${payouts.length}`, key, isWaiting: true };
    payouts.push(made);
    return made;
  }

  function send(tab: number, event: RequestEvent) {
    const before = state();
    const { next, effects } = stepRequest(before, event);
    stored = next.at === 'idle' ? undefined : JSON.stringify(next);
    for (const effect of effects) {
      if (effect.type === 'create' || effect.type === 'lookUp') {
        // Money is asked for under one key at a time: that of the intent whose outcome is not known.
        const open = asked.filter((key) => !concluded.has(key));
        must(open.length === 1 && open[0] === effect.intent.key, 'a second key while the first is open');
        line.calls.push({ tab, effect });
      } else if (effect.type === 'open') opened.add(effect.payoutId);
      else if (effect.type === 'tellRefused' && before.at !== 'idle') {
        const { key } = before.intent;
        const made = payouts.some((payout) => payout.key === key && payout.isWaiting);
        must(!made, 'a refusal told of a payout that waits for its code');
      }
    }
    if (before.at !== 'idle' && next.at === 'idle') concluded.add(before.intent.key);
  }

  function answer({ tab, effect }: { tab: number; effect: Sent }, fate: Fate) {
    const { key, known } = effect.intent;
    if (effect.type === 'lookUp') {
      if (!isSignedIn || fate !== 'answered') return;
      const made = reserved().find((id) => !known.includes(id));
      return send(tab, made ? { type: 'found', key, payoutId: made } : { type: 'notFound', key });
    }
    if (!isSignedIn) return send(tab, { type: 'signedOut', key });
    if (fate === 'refused before the key') return send(tab, { type: 'refused', key, reason: 'no' });
    if (fate === 'late') travelling.push(key);
    const payout = fate === 'lost before' || fate === 'late' ? undefined : create(key);
    if (fate !== 'answered') return send(tab, { type: 'lost', key });
    return send(
      tab,
      payout ? { type: 'created', key, payoutId: payout.id } : { type: 'refused', key, reason: 'taken' },
    );
  }

  function reload(tab: number) {
    // What was under way may still reach the server; its response is ignored.
    for (const effect of line.abandon(tab)) {
      if (effect.type === 'create' && isSignedIn) travelling.push(effect.intent.key);
    }
    send(tab, { type: 'resume' });
  }

  function ask(tab: number) {
    const intent: PayoutIntent = {
      key: `k${asked.length}`,
      request: request as PayoutRequest,
      total: 5000,
      known: reserved(),
    };
    // The page offers 'Confirmar' of a new transfer only where none is open, and only with prizes.
    if (state().at !== 'idle' || isReserved() || !isSignedIn) return;
    asked.push(intent.key);
    send(tab, { type: 'ask', intent });
  }

  return {
    do: (next: Command) => {
      if (next.does === 'ask') ask(next.tab);
      if (next.does === 'resume') send(next.tab, { type: 'resume' });
      if (next.does === 'reload') reload(next.tab);
      if (next.does === 'answer') {
        const call = line.take(next.which);
        if (call) answer(call, next.fate);
      }
      if (next.does === 'arrive' && travelling[0]) create(travelling.shift() ?? '');
      if (next.does === 'twice' && asked.at(-1) && payouts.some(({ key }) => key === asked.at(-1)))
        create(asked.at(-1) ?? '');
      if (next.does === 'other device') create(`other${payouts.length}`);
      if (next.does === '24 hours') payouts.forEach((payout) => (payout.isWaiting = false));
      if (next.does === 'expire') isSignedIn = false;
      if (next.does === 'log in') isSignedIn = true;
    },
    /** The line is good again, the customer is logged in and comes back to the page. */
    calm: () => {
      isSignedIn = true;
      travelling.splice(0).forEach(create);
      for (let round = 0; round < 6; round += 1) {
        send(0, { type: 'resume' });
        line.drain((call) => answer(call, 'answered'));
      }
    },
    state,
    payouts,
    opened,
    reserved,
    asked,
  };
}

const runs = { numRuns: 8000, verbose: 0 } as const;

test('asks for one transfer an intent, tells every outcome, and has no dead end', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 5, maxLength: 60 }), (commands) => {
      const world = createWorld();
      commands.forEach(world.do);
      world.calm();

      must(world.state().at === 'idle', 'a dead end');
      for (const key of world.asked) {
        must(world.payouts.filter((payout) => payout.key === key).length <= 1, 'two transfers of one intent');
      }
      // Whatever waits for its code is on a screen: opened by this flow, or named by the customer's prizes.
      const onScreen = new Set([...world.opened, ...world.reserved()]);
      must(
        world.payouts.every(({ id, isWaiting }) => !isWaiting || onScreen.has(id)),
        'a transfer on no screen',
      );
    }),
    {
      ...runs,
      examples: [
        // The response is lost, another device takes the prizes back after 24 hours, and the first request arrives at last.
        [
          [
            { does: 'ask', tab: 0 },
            { does: 'answer', which: 0, fate: 'late' },
            { does: 'resume', tab: 1 },
            { does: 'other device' },
            { does: 'answer', which: 0, fate: 'answered' },
            { does: '24 hours' },
            { does: 'arrive' },
          ],
        ],
      ],
    },
  );
});
