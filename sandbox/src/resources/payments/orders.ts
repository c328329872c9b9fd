import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sandbox } from '#app/sandbox.ts';
import type { Database } from '#database/connect.ts';
import { orderHistory, orderItems, orders } from '#database/money-tables.ts';
import { titleCounters } from '#database/title-tables.ts';
import { issueTitles } from '#resources/titles/issue.ts';

/** An order as the database has it. */
export type OrderRow = typeof orders.$inferSelect;

/** One line of an order, in cents. */
export interface OrderLine {
  eventCode: string;
  productCode: string;
  quantity: number;
  unitCents: number;
}

/** What is to be ordered. The number starts with the event code before a dash. */
export interface NewOrder {
  userId: string;
  paymentType: OrderRow['paymentType'];
  paymentMethod: string;
  lines: OrderLine[];
  createdAt: Date;
  checkoutSession?: string;
}

/** Writes an order with its lines, in the state CREATED. A second one for a checkout session comes back as nothing. */
export async function createOrder(
  db: Database,
  { lines, ...order }: NewOrder,
): Promise<OrderRow | undefined> {
  const number = `${lines[0]?.eventCode}-${await nextOrderNumber(db)}`;
  const totals = {
    totalCents: lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  const [created] = await db
    .insert(orders)
    .values({ ...order, ...totals, number, status: 'CREATED' })
    .onConflictDoNothing({ target: orders.checkoutSession })
    .returning();
  if (!created) return undefined;
  await db.insert(orderItems).values(lines.map((line) => ({ ...line, orderId: created.id })));
  await db.insert(orderHistory).values({ orderId: created.id, status: 'CREATED', at: order.createdAt });
  return created;
}

const mayFollow: Record<OrderRow['status'], OrderRow['status'][]> = {
  CREATED: [],
  PENDING: ['CREATED'],
  APPROVED: ['CREATED', 'PENDING'],
  CANCELED: ['CREATED', 'PENDING'],
  REFUNDED: ['APPROVED', 'CANCELED'],
};

/**
 * Takes an order to its next state and notes when. Says whether it did: an order that is there already, or that has gone
 * another way, stays as it is, so that an approval that arrives twice gives out titles once.
 */
export async function moveOrder(
  db: Database,
  orderId: string,
  { to: status, at }: { to: OrderRow['status']; at: Date },
): Promise<boolean> {
  const moved = await db
    .update(orders)
    .set({ status })
    .where(and(eq(orders.id, orderId), inArray(orders.status, mayFollow[status])))
    .returning();
  if (moved.length === 0) return false;
  await db.insert(orderHistory).values({ orderId, status, at });
  return true;
}

/** Approves an order and gives out its titles, once. */
export async function approveOrder(
  { db, config }: Pick<Sandbox, 'db' | 'config'>,
  orderId: string,
  at: Date,
) {
  if (!(await moveOrder(db, orderId, { to: 'APPROVED', at }))) return;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  // In one order everywhere, so that two approvals never wait for each other's counters.
  const lines = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.productCode);
  if (!order) return;
  for (const { eventCode, productCode, quantity } of lines) {
    await issueTitles(db, {
      seed: config.seed,
      userId: order.userId,
      orderId,
      eventCode,
      productCode,
      quantity,
      createdAt: at,
    });
  }
}

async function nextOrderNumber(db: Database) {
  const [counter] = await db
    .insert(titleCounters)
    .values({ key: 'orders', last: 401 })
    .onConflictDoUpdate({ target: titleCounters.key, set: { last: sql`${titleCounters.last} + 1` } })
    .returning();
  return String(counter?.last).padStart(6, '0');
}
