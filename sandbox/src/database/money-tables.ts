import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Orders: purchases, and prizes that were exchanged for titles. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    userId: uuid().notNull(),
    paymentType: text({ enum: ['COMPRA', 'PREMIO'] }).notNull(),
    paymentMethod: text().notNull(),
    totalCents: integer().notNull(),
    quantity: integer().notNull(),
    status: text({ enum: ['CREATED', 'PENDING', 'APPROVED', 'CANCELED', 'REFUNDED'] }).notNull(),
    /** One checkout session pays one order, whatever arrives twice. */
    checkoutSession: uuid().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** The lines of an order. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid().notNull(),
    eventCode: text().notNull(),
    productCode: text().notNull(),
    quantity: integer().notNull(),
    unitCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.eventCode, table.productCode] })],
);

/** What happened to an order, and when. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid().notNull(),
    status: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.orderId)],
);

/** Prizes that were won. A prize is pending as far as it is neither exchanged nor paid. */
export const prizes = pgTable(
  'prizes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().notNull(),
    titleNumber: text().notNull(),
    eventCode: text().notNull(),
    /** 'raspe', or the round of the draw. */
    source: text().notNull(),
    valueCents: integer().notNull(),
    exchangedCents: integer().notNull().default(0),
    paidCents: integer().notNull().default(0),
    /** The payout that holds the pending rest until it is confirmed or released. */
    payoutId: uuid(),
    wonAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.titleNumber, table.source),
    index().on(table.userId),
    check('never_more_than_won', sql`${table.exchangedCents} + ${table.paidCents} <= ${table.valueCents}`),
  ],
);

/** Payouts to a bank account. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().notNull(),
    status: text({ enum: ['WAITING', 'CONFIRMED', 'RELEASED'] }).notNull(),
    totalCents: integer().notNull(),
    favoredName: text().notNull(),
    cpf: text().notNull(),
    bankName: text().notNull(),
    bankCode: text().notNull(),
    branchCode: text().notNull(),
    accountNumber: text().notNull(),
    accountType: text().notNull(),
    createdAt: moment().notNull(),
    confirmedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** Checkout sessions of the payment provider: one attempt to pay each. */
export const checkoutSessions = pgTable('checkout_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid().notNull(),
  customerId: text().notNull(),
  amountCents: integer().notNull(),
  callbackUrl: text().notNull(),
  switches: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: moment().notNull(),
});

/** One-time tokens of the payment provider. */
export const paymentTokens = pgTable('payment_tokens', {
  token: uuid().primaryKey().defaultRandom(),
  sessionId: uuid().notNull(),
  method: text({ enum: ['CARD', 'PIX'] }).notNull(),
  cardType: text().notNull().default(''),
  outcome: text().notNull(),
  usedAt: moment(),
});

/** What the payment provider knows of a payment. */
export const charges = pgTable('charges', {
  sessionId: uuid().primaryKey(),
  orderId: uuid().notNull().unique(),
  method: text({ enum: ['CARD', 'PIX'] }).notNull(),
  status: text().notNull(),
  subStatus: text().notNull(),
  pixCode: text(),
  expiresAt: moment(),
  createdAt: moment().notNull(),
});

/** How the payment provider shall misbehave for one customer, or for all ('*'). */
export const switches = pgTable('switches', {
  scope: text().primaryKey(),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** What the next scratch cards of a customer shall win; for tests and demonstrations. */
export const plannedPrizes = pgTable('planned_prizes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid().notNull(),
  cents: integer().notNull(),
});
