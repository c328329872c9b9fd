/** @jest-environment node */
import fc from 'fast-check';
import { answers, comesBack, createLine, type Fate, must } from '#parts/flow/claim-model.ts';
import { stepTransfer, type Transfer, type TransferEffect, type TransferEvent } from './transfer.flow';

const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('type' as const), tab: fc.nat(1), isRight: fc.boolean() }),
  },
  { weight: 8, arbitrary: answers },
  { weight: 3, arbitrary: comesBack },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('arrive' as const, 'other device' as const, 'expire' as const, 'log in' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('24 hours' as const) }) },
);

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;
type Sent = TransferEffect & { type: 'confirm' };

type Asked = TransferEffect & { type: 'confirm' | 'lookUp' };

const right = '1234';

/** A server with one payout, and two tabs of one customer that share the stored state. */
function createWorld(tellsStatus: boolean) {
  let stored = JSON.stringify({ at: 'waiting', payoutId: 'p1', total: 5000 } satisfies Transfer);
  let status: 'WAITING' | 'CONFIRMED' | 'RELEASED' = 'WAITING';
  let isSignedIn = true;
  let transfers = 0;
  let typed = 0;
  const told: string[] = [];
  const answers = new Map<string, string>();
  const line = createLine<Asked>();
  const travelling: Sent[] = [];
  const state = () => JSON.parse(stored) as Transfer;

  // The server: the same key gets the same response, with another code 422; a payout is paid once.
  function confirm({ key, code }: Pick<Sent, 'key' | 'code'>): number {
    const earlier = answers.get(key);
    if (earlier !== undefined) return earlier === code ? 201 : 422;
    if (status !== 'WAITING') return status === 'CONFIRMED' ? 409 : 410;
    if (code !== right) return 400;
    status = 'CONFIRMED';
    transfers += 1;
    answers.set(key, code);
    return 201;
  }

  function send(tab: number, event: TransferEvent) {
    const before = state();
    const { next, effects } = stepTransfer(before, event);
    stored = JSON.stringify(next);
    for (const effect of effects) {
      if (effect.type === 'confirm' || effect.type === 'lookUp') line.calls.push({ tab, effect });
      else told.push(effect.type);
      if (effect.type === 'confirm') {
        must(before.at === 'waiting', 'a code sent while the outcome of another is not known');
        must(!before.key || before.key === effect.key, 'another key while the first is undecided');
      }
      if (effect.type === 'tellConfirmed') must(status === 'CONFIRMED', 'told of a transfer that is none');
      if (effect.type === 'tellReleased') must(status === 'RELEASED', 'told of a release that is none');
    }
  }

  function answer({ tab, effect }: { tab: number; effect: Asked }, fate: Fate) {
    if (effect.type === 'lookUp') {
      if (isSignedIn && fate === 'answered')
        send(tab, { type: tellsStatus ? findings[status] : 'isUnknown' });
      return;
    }
    if (!isSignedIn) return send(tab, { type: 'signedOut' });
    if (fate === 'refused before the key') return send(tab, { type: 'refused', reason: '', isOfCode: false });
    if (fate === 'late') travelling.push(effect);
    const code = fate === 'lost before' || fate === 'late' ? 0 : confirm(effect);
    if (fate !== 'answered') return send(tab, { type: 'lost' });
    if (code === 201) return send(tab, { type: 'accepted' });
    return send(tab, { type: 'refused', reason: '', isOfCode: code === 400 || code === 422 });
  }

  function reload(tab: number) {
    for (const effect of line.abandon(tab)) {
      if (effect.type === 'confirm' && isSignedIn) travelling.push(effect);
    }
    send(tab, { type: 'resume' });
  }

  function type(tab: number, isRight: boolean) {
    // The page takes a code only where it waits for one.
    if (state().at === 'waiting' && isSignedIn) {
      typed += 1;
      send(tab, { type: 'confirm', code: isRight ? right : '0000', key: `k${typed}` });
    }
  }

  return {
    do: (next: Command) => {
      if (next.does === 'type') type(next.tab, next.isRight);
      if (next.does === 'resume') send(next.tab, { type: 'resume' });
      if (next.does === 'reload') reload(next.tab);
      if (next.does === 'answer') {
        const call = line.take(next.which);
        if (call) answer(call, next.fate);
      }
      const late = next.does === 'arrive' ? travelling.shift() : undefined;
      if (late) confirm(late);
      if (next.does === 'other device') confirm({ key: 'elsewhere', code: right });
      if (next.does === '24 hours' && status === 'WAITING') status = 'RELEASED';
      if (next.does === 'expire') isSignedIn = false;
      if (next.does === 'log in') isSignedIn = true;
    },
    /** The line is good again, the customer is logged in, comes back to the page and types the right code. */
    calm: () => {
      isSignedIn = true;
      travelling.splice(0).forEach(confirm);
      for (let round = 0; round < 6; round += 1) {
        send(0, { type: 'resume' });
        if (tellsStatus || transfers === 0) type(0, true);
        line.drain((call) => answer(call, 'answered'));
      }
    },
    state,
    told,
    count: () => transfers,
    isEnded: () => status !== 'WAITING',
  };
}

const findings = { WAITING: 'isWaiting', CONFIRMED: 'isConfirmed', RELEASED: 'isReleased' } as const;

const runs = { numRuns: 6000 } as const;
const sequences = fc.array(command, { minLength: 5, maxLength: 60 });

test('makes one transfer a payout, tells its outcome once, and has no dead end', () => {
  fc.assert(
    fc.property(sequences, (commands) => {
      const world = createWorld(true);
      commands.forEach(world.do);
      world.calm();

      const { at } = world.state();
      must(world.isEnded() && (at === 'confirmed' || at === 'released'), `a dead end: ${at}`);
      must(world.count() <= 1, 'two transfers of one payout');
      must(
        (at === 'confirmed') === (world.told.filter((words) => words === 'tellConfirmed').length === 1),
        'untold',
      );
    }),
    runs,
  );
});

test('makes one transfer a payout also where the server does not tell its state', () => {
  fc.assert(
    fc.property(sequences, (commands) => {
      const world = createWorld(false);
      commands.forEach(world.do);
      world.calm();

      must(world.count() <= 1, 'two transfers of one payout');
      must(['waiting', 'confirmed'].includes(world.state().at), 'a dead end');
    }),
    { numRuns: 1000 },
  );
});
