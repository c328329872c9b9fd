import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { plannedPrizes } from '#database/money-tables.ts';
import {
  draws,
  events,
  luckyNumbers,
  products,
  scratchCards,
  scratchCells,
  titleCounters,
  titles,
} from '#database/title-tables.ts';
import { dealCard } from '#resources/scratch-cards/deal.ts';
import { seeded, upTo } from './seeded';
import { checkDigitOf, titleNumber } from './title-number';

/** What is to be issued, to whom and when. A printed title (`fisico`) has an activation code instead of a scratch card. */
export interface Issue {
  seed: string;
  eventCode: string;
  productCode: string;
  quantity: number;
  createdAt: Date;
  userId?: string;
  orderId?: string;
  kind?: 'digital' | 'fisico';
}

// One statement takes 65.535 values at the most; a title has about forty.
const mostAtOnce = 500;

/** Makes titles with their lucky numbers and scratch cards, all prizes decided, and returns their numbers. */
export async function issueTitles(db: Database, issue: Issue): Promise<string[]> {
  if (issue.quantity > mostAtOnce) {
    const first = await issueTitles(db, { ...issue, quantity: mostAtOnce });
    return [...first, ...(await issueTitles(db, { ...issue, quantity: issue.quantity - mostAtOnce }))];
  }
  const { eventCode, quantity, userId, seed, kind = 'digital' } = issue;
  const [event] = await db.select().from(events).where(eq(events.code, eventCode));
  const [product] = await db
    .select()
    .from(products)
    .where(sql`${products.eventCode} = ${eventCode} and ${products.code} = ${issue.productCode}`);
  if (!event || !product || quantity < 1)
    throw new Error(`nothing to issue: ${eventCode}/${issue.productCode}`);

  const numbers = await nextNumbers(db, { product: product.code, series: event.series, quantity });
  const rounds = await db
    .select()
    .from(draws)
    .where(eq(draws.eventCode, eventCode))
    .orderBy(asc(draws.round));
  await db.insert(titles).values(numbers.map((number) => titleRow(issue, number, kind)));
  await db.insert(luckyNumbers).values(
    numbers.flatMap((number) => {
      const random = seeded(seed, 'numbers', number);
      return rounds.map(({ round, highestNumber }) => ({
        titleNumber: number,
        eventCode,
        round,
        value: upTo(highestNumber, random),
      }));
    }),
  );
  if (product.hasScratchCard && kind === 'digital') {
    const planned = userId ? await takePlannedPrizes(db, userId, quantity) : [];
    await dealCards(
      db,
      numbers.map((number, at) => ({ number, ...dealCard(seed, number, planned[at]) })),
    );
  }
  return numbers;
}

async function nextNumbers(
  db: Database,
  { product, series, quantity }: { product: string; series: string; quantity: number },
) {
  const [counter] = await db
    .insert(titleCounters)
    .values({ key: `${product}/${series}`, last: 4820 + quantity })
    .onConflictDoUpdate({
      target: titleCounters.key,
      set: { last: sql`${titleCounters.last} + ${quantity}` },
    })
    .returning();
  const first = (counter?.last ?? 0) - quantity + 1;
  return Array.from({ length: quantity }, (_, at) => titleNumber(product, series, first + at));
}

function titleRow(
  { eventCode, productCode, userId, orderId, createdAt, seed }: Issue,
  number: string,
  kind: 'digital' | 'fisico',
) {
  const printed = kind === 'fisico' && {
    checkDigit: checkDigitOf(number),
    activationCode: activationCodeOf(seed, number),
  };
  return { number, kind, eventCode, productCode, userId, orderId, createdAt, ...printed };
}

const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

function activationCodeOf(seed: string, number: string) {
  const random = seeded(seed, 'activation', number);
  return Array.from({ length: 5 }, () => codeCharacters[upTo(codeCharacters.length - 1, random)]).join('');
}

async function takePlannedPrizes(db: Database, userId: string, most: number): Promise<number[]> {
  const planned = await db
    .select()
    .from(plannedPrizes)
    .where(eq(plannedPrizes.userId, userId))
    .orderBy(asc(plannedPrizes.id))
    .limit(most)
    .for('update');
  if (planned.length > 0) {
    const taken = planned.map(({ id }) => id);
    await db.delete(plannedPrizes).where(inArray(plannedPrizes.id, taken));
  }
  return planned.map(({ cents }) => cents);
}

async function dealCards(db: Database, cards: { number: string; prizeCents: number; values: number[] }[]) {
  await db
    .insert(scratchCards)
    .values(cards.map(({ number, prizeCents }) => ({ titleNumber: number, prizeCents })));
  await db
    .insert(scratchCells)
    .values(
      cards.flatMap(({ number, values }) =>
        values.map((valueCents, at) => ({ titleNumber: number, item: at + 1, valueCents })),
      ),
    );
}
