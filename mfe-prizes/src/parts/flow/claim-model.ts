import fc from 'fast-check';

// What the models of the three claims share: two tabs of one customer, and calls between them and a server.

/** What becomes of a call. `late`: the tab gives up, and the request reaches the server afterwards. */
const fates = ['answered', 'lost before', 'lost after', 'late', 'refused before the key'] as const;

export type Fate = (typeof fates)[number];

export const answers = fc.record({
  does: fc.constant('answer' as const),
  which: fc.nat(9),
  fate: fc.constantFrom(...fates),
});

export const comesBack = fc.record({
  does: fc.constantFrom('resume' as const, 'reload' as const),
  tab: fc.nat(1),
});

// `expect` takes most of the time of a hundred thousand checks.
export function must(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

interface Call<Effect> {
  tab: number;
  effect: Effect;
}

/** The calls that are on their way. */
export function createLine<Effect>() {
  const calls: Call<Effect>[] = [];
  return {
    calls,
    take: (which: number) => calls.splice(which % Math.max(1, calls.length), 1)[0],
    /** A tab is reloaded: nobody waits for what it sent. */
    abandon: (tab: number): Effect[] => {
      const gone = calls.filter((call) => call.tab === tab);
      calls.splice(0, calls.length, ...calls.filter((call) => call.tab !== tab));
      return gone.map(({ effect }) => effect);
    },
    /** Responds to all requests, also to those made meanwhile. */
    drain: (answer: (call: Call<Effect>) => void): void => {
      for (let call = calls.shift(); call; call = calls.shift()) answer(call);
    },
  };
}
