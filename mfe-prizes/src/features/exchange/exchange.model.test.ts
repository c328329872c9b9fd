/** @jest-environment node */
import fc from 'fast-check';
import { answers, comesBack, createLine, type Fate, must } from '#parts/flow/claim-model.ts';
import {
  type ExchangeEffect,
  type ExchangeEvent,
  type ExchangeIntent,
  type ExchangeState,
  stepExchange,
} from './exchange.flow';

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('exchange' as const), tab: fc.nat(1) }) },
  { weight: 8, arbitrary: answers },
  { weight: 3, arbitrary: comesBack },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('arrive' as const, 'transfer' as const, 'win' as const, 'a day passes' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('expire' as const, 'log in' as const) }) },
);

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

type Sent = ExchangeEffect & { type: 'send' | 'lookUp' };

/** A server with prizes and orders, and two tabs of one customer that share the stored state. */
function createWorld() {
  let stored: string | undefined;
  let pending = 2300;
  let isSignedIn = true;
  const orders: { id: string; key: string }[] = [];
  const asked: string[] = [];
  const concluded = new Set<string>();
  const line = createLine<Sent>();
  const travelling: string[] = [];
  let finished = 0;
  const old = new Set<string>();
  const state = (): ExchangeState => (stored ? (JSON.parse(stored) as ExchangeState) : { at: 'idle' });

  // The server: the same key gets the same response; an exchange takes whole titles of R$ 5,00.
  function exchange(key: string): boolean {
    if (orders.some((order) => order.key === key)) return true;
    if (pending < 500) return false;
    pending %= 500;
    orders.push({ id: `o${orders.length}`, key });
    return true;
  }

  function send(tab: number, event: ExchangeEvent) {
    const before = state();
    const { next, effects } = stepExchange(before, event);
    stored = next.at === 'idle' ? undefined : JSON.stringify(next);
    for (const effect of effects) {
      if (effect.type === 'send' || effect.type === 'lookUp') {
        const open = asked.filter((key) => !concluded.has(key));
        must(open.length === 1 && open[0] === effect.intent.key, 'a second key while the first is open');
        must(
          effect.type !== 'send' || before.at !== 'checking',
          'money asked for before the orders were read',
        );
        line.calls.push({ tab, effect });
      }
      const key = 'intent' in before ? before.intent.key : '';
      const isMade = orders.some((order) => order.key === key);
      if (effect.type === 'tellRefused') must(!isMade, 'a refusal told of an exchange that was made');
      if (effect.type === 'finish') {
        must(isMade, 'told of an exchange that is none');
        finished += 1;
      }
    }
    if ('intent' in before && !('intent' in next)) concluded.add(before.intent.key);
  }

  function answer({ tab, effect }: { tab: number; effect: Sent }, fate: Fate) {
    const { key, known } = effect.intent;
    if (effect.type === 'lookUp') {
      if (!isSignedIn || fate !== 'answered') return;
      return send(tab, { type: orders.some(({ id }) => !known.includes(id)) ? 'found' : 'notFound', key });
    }
    if (!isSignedIn) return send(tab, { type: 'signedOut', key });
    if (fate === 'refused before the key')
      return send(tab, { type: 'refused', key, reason: '', isLate: old.has(key) });
    if (fate === 'late') travelling.push(key);
    const isDone = fate !== 'lost before' && fate !== 'late' && exchange(key);
    if (fate !== 'answered') return send(tab, { type: 'lost', key });
    return send(
      tab,
      isDone ? { type: 'done', key } : { type: 'refused', key, reason: '', isLate: old.has(key) },
    );
  }

  function reload(tab: number) {
    for (const effect of line.abandon(tab)) {
      if (effect.type === 'send' && isSignedIn) travelling.push(effect.intent.key);
    }
    send(tab, { type: 'resume' });
  }

  function confirm(tab: number) {
    // The page offers the exchange from R$ 5,00 up, and after it was done not before it is opened again.
    const { at } = state();
    if (!isSignedIn || pending < 500 || at === 'sending' || at === 'checking') return;
    const known = orders.map(({ id }) => id);
    const intent: ExchangeIntent = {
      key: `k${asked.length}`,
      event: '10',
      total: pending,
      askedAt: 0,
      known,
    };
    if (at !== 'unfound') asked.push(intent.key);
    send(tab, { type: 'exchange', intent });
  }

  return {
    do: (next: Command) => {
      if (next.does === 'exchange') confirm(next.tab);
      if (next.does === 'resume') send(next.tab, { type: 'resume' });
      if (next.does === 'reload') reload(next.tab);
      if (next.does === 'answer') {
        const call = line.take(next.which);
        if (call) answer(call, next.fate);
      }
      const late = next.does === 'arrive' ? travelling.shift() : undefined;
      if (late) exchange(late);
      // Whatever was on its way has arrived by then, or never will.
      if (next.does === 'a day passes') {
        travelling.splice(0).forEach(exchange);
        line.calls.splice(0);
        asked.forEach((key) => old.add(key));
      }
      if (next.does === 'transfer') pending = 0;
      if (next.does === 'win') pending += 1000;
      if (next.does === 'expire') isSignedIn = false;
      if (next.does === 'log in') isSignedIn = true;
    },
    /** The line is good again, and the customer is logged in and comes back to the page. */
    calm: () => {
      isSignedIn = true;
      travelling.splice(0).forEach(exchange);
      for (let round = 0; round < 6; round += 1) {
        send(0, { type: 'resume' });
        line.drain((call) => answer(call, 'answered'));
      }
    },
    state,
    orders,
    asked,
    finished: () => finished,
  };
}

test('exchanges once an intent, tells every outcome, and has no dead end', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 5, maxLength: 60 }), (commands) => {
      const world = createWorld();
      commands.forEach(world.do);
      world.calm();

      const { at } = world.state();
      // 'unfound' is not a dead end: the page shows the prizes, and 'Finalizar' tries the same exchange again.
      must(at === 'idle' || at === 'unfound', `a dead end: ${at}`);
      for (const key of world.asked) {
        must(world.orders.filter((order) => order.key === key).length <= 1, 'two exchanges of one intent');
      }
      must(world.orders.length <= world.asked.length, 'more exchanges than intents');
      must(world.finished() === world.orders.length, 'an exchange that nobody was told of');
    }),
    { numRuns: 6000 },
  );
});
