import { seeded, shuffled } from '#resources/titles/seeded.ts';

// 250.000 prizes among 5.000.000 titles, up to R$ 100.000 (document 2, section 9). Cents, and how many there are.
const prizes: readonly (readonly [cents: number, copies: number])[] = [
  [500, 200_000],
  [1_000, 30_000],
  [2_000, 12_000],
  [5_000, 5_000],
  [10_000, 2_500],
  [50_000, 400],
  [100_000, 95],
  [1_000_000, 4],
  [10_000_000, 1],
];
const titlesPerCampaign = 5_000_000;
const winningCells = 3;
const cells = 6;

/** A scratch card: what it wins (cents, 0 for nothing) and what its six cells hide. */
export interface Card {
  prizeCents: number;
  values: number[];
}

/** Deals the card of a title. The same seed and number give the same card; `planned` fixes what it wins. */
export function dealCard(seed: string, number: string, planned?: number): Card {
  const random = seeded(seed, 'card', number);
  const prizeCents = planned ?? drawPrize(random);
  const others = shuffled(
    // Each value at most twice, so that no three are equal by accident.
    prizes.flatMap(([cents]) => (cents === prizeCents ? [] : [cents, cents])),
    random,
  );
  const winning = prizeCents > 0 ? Array<number>(winningCells).fill(prizeCents) : [];
  return { prizeCents, values: shuffled([...winning, ...others.slice(0, cells - winning.length)], random) };
}

function drawPrize(random: () => number): number {
  let ticket = random() * titlesPerCampaign;
  for (const [cents, copies] of prizes) {
    if (ticket < copies) return cents;
    ticket -= copies;
  }
  return 0;
}
