import { and, eq, inArray } from 'drizzle-orm';
import { after } from '#app/clock.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { approveOrder, createOrder, moveOrder, type OrderRow } from '#resources/payments/orders.ts';
import { scratch } from '#resources/scratch-cards/scratch.ts';
import { issueTitles } from '#resources/titles/issue.ts';
import type { Database } from '../connect';
import { plannedPrizes } from '../money-tables';
import { draws, luckyNumbers, titles } from '../title-tables';

/** The database and the time in which a demo customer's story takes place. */
export interface Story extends Pick<Sandbox, 'config'> {
  db: Database;
  userId: string;
  now: Date;
}

interface Purchase {
  eventCode: string;
  productCode?: string;
  quantity: number;
  method: string;
  at: Date;
  ends: OrderRow['status'];
  /** What the scratch cards win, in cents; the others win nothing. */
  wins?: number[];
}

/** Lets the customer buy titles; the order ends in the given state. Returns the titles, in order. */
export async function buy({ db, config, userId }: Story, purchase: Purchase): Promise<string[]> {
  const { eventCode, productCode = '01', quantity, method, at, ends, wins = [] } = purchase;
  const order = await createOrder(db, {
    userId,
    paymentType: 'COMPRA',
    paymentMethod: method,
    lines: [{ eventCode, productCode, quantity, unitCents: 500 }],
    createdAt: at,
  });
  if (!order || ends === 'CREATED') return [];
  await moveOrder(db, order.id, { to: 'PENDING', at: after(at, 40) });
  if (ends === 'APPROVED') {
    const planned = Array.from({ length: quantity }, (_, index) => ({ userId, cents: wins[index] ?? 0 }));
    if (productCode === '01') await db.insert(plannedPrizes).values(planned);
    await approveOrder({ db, config }, order.id, after(at, 95));
  }
  if (ends === 'CANCELED' || ends === 'REFUNDED')
    await moveOrder(db, order.id, { to: 'CANCELED', at: after(at, 1800) });
  if (ends === 'REFUNDED') await moveOrder(db, order.id, { to: 'REFUNDED', at: after(at, 5400) });
  const owned = await db.select().from(titles).where(eq(titles.orderId, order.id)).orderBy(titles.number);
  return owned.map(({ number }) => number);
}

/** Scratches cards whole. */
export async function scratchWhole({ db }: Story, numbers: (string | undefined)[], at: Date) {
  for (const title of await byNumber(db, numbers)) await scratch(db, title, { item: 0, at });
}

/** Scratches two cells of a card. */
export async function scratchSome({ db }: Story, number: string | undefined, at: Date) {
  for (const title of await byNumber(db, [number])) {
    await scratch(db, title, { item: 1, at });
    await scratch(db, title, { item: 5, at });
  }
}

/** Lets the customer activate printed titles. */
export async function activatePrinted(
  { db, config, userId }: Story,
  { eventCode, quantity, at }: { eventCode: string; quantity: number; at: Date },
) {
  const issue = {
    seed: config.seed,
    eventCode,
    productCode: '01',
    quantity,
    kind: 'fisico',
    createdAt: at,
  } as const;
  const numbers = await issueTitles(db, { ...issue, userId });
  await db.update(titles).set({ activatedAt: at }).where(inArray(titles.number, numbers));
}

/** Makes a title win a round of its campaign's draws. */
export async function winDraw({ db }: Story, number: string | undefined, round: number) {
  const [title] = await byNumber(db, [number]);
  if (!title) return;
  const [draw] = await db
    .select()
    .from(draws)
    .where(and(eq(draws.eventCode, title.eventCode), eq(draws.round, round)));
  await db
    .update(luckyNumbers)
    .set({ value: draw?.winningNumber ?? 0 })
    .where(and(eq(luckyNumbers.titleNumber, title.number), eq(luckyNumbers.round, round)));
}

const byNumber = (db: Database, numbers: (string | undefined)[]) =>
  db
    .select()
    .from(titles)
    .where(
      inArray(
        titles.number,
        numbers.filter((number) => number !== undefined),
      ),
    )
    .orderBy(titles.number);
