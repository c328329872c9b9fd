import { after } from '#app/clock.ts';
import type { Database } from '../connect';
import { draws, events, products } from '../title-tables';

// The years are this one, the last and 2024. Each draw's winning numbers belong to the ranges of document 2, section 9.
const campaigns = [
  { code: '10', name: 'Raspe Mais', yearsAgo: 0, numbers: [638, 1704, 215, 2_750_318] },
  { code: '9', name: 'Roda de Verão', yearsAgo: 0, numbers: [417, 1052, 386, 3_482_915] },
  { code: '8', name: 'Quintal em Festa', yearsAgo: 1, numbers: [90, 733, 1918, 1_204_477] },
  { code: '7', name: 'Ciranda do Mar', yearsAgo: 1, numbers: [551, 1240, 8, 4_015_862] },
  { code: '6', name: 'Primavera na Roda', yearsAgo: null, numbers: [302, 67, 1555, 680_034] },
  { code: '5', name: 'Pé de Manga', yearsAgo: null, numbers: [874, 1989, 640, 2_219_503] },
];

// R$ 100, 300, 1.000 and 500 mil: the smaller a number's range, the more of 5.000.000 titles win.
const rounds = [
  { prizeCents: 10_000, highestNumber: 999, winners: 5000 },
  { prizeCents: 30_000, highestNumber: 1999, winners: 2500 },
  { prizeCents: 100_000, highestNumber: 1999, winners: 2500 },
  { prizeCents: 50_000_000, highestNumber: 4_999_999, winners: 1 },
];

const day = 24 * 3600;

/** Writes the campaigns of three years with their products and draws. Only the draws of the newest are still to come. */
export async function seedCampaigns(db: Database, now: Date) {
  for (const [at, { code, name, yearsAgo, numbers }] of campaigns.entries()) {
    const year = yearsAgo === null ? 2024 : Math.max(2024, now.getUTCFullYear() - yearsAgo);
    await db.insert(events).values({
      code,
      name,
      year,
      series: code,
      position: campaigns.length - at,
      process: `15414.9990${code.padStart(2, '0')}/2025-99`,
    });
    await db.insert(products).values([product(code, '01', name), product(code, '02', name)]);
    const date = drawDate(at, year, now);
    await db.insert(draws).values(
      rounds.map((round, index) => ({
        ...round,
        eventCode: code,
        round: index + 1,
        name: `Rodada ${index + 1}`,
        date,
        winningNumber: numbers[index] ?? 0,
      })),
    );
  }
}

const product = (eventCode: string, code: string, event: string) => ({
  eventCode,
  code,
  name: code === '01' ? event : 'Rodadas da Sorte',
  caption: code === '01' ? 'Título digital com 6 campos para raspar' : 'Título digital com números da sorte',
  priceCents: 500,
  limit: 25,
  hasScratchCard: code === '01',
});

// All draws of a campaign are held on one day, at 19:00 in São Paulo.
function drawDate(at: number, year: number, now: Date) {
  if (at === 0) return evening(after(now, 21 * day));
  const month = at % 2 === 1 ? 3 : 9;
  const planned = new Date(Date.UTC(year, month, 18));
  return evening(planned < after(now, -20 * day) ? planned : after(now, -20 * day));
}

const evening = (date: Date) => new Date(`${date.toISOString().slice(0, 10)}T22:00:00.000Z`);
