import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Campaigns. The one with the highest position is on sale. */
export const events = pgTable('events', {
  code: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  year: integer().notNull(),
  series: text().notNull(),
  process: text().notNull(),
});

/** Kinds of title of a campaign. */
export const products = pgTable(
  'products',
  {
    eventCode: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    caption: text().notNull(),
    priceCents: integer().notNull(),
    limit: integer().notNull(),
    hasScratchCard: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventCode, table.code] })],
);

/** Draws of a campaign. The winning number is fixed from the start and published after the date. */
export const draws = pgTable(
  'draws',
  {
    eventCode: text().notNull(),
    round: integer().notNull(),
    name: text().notNull(),
    date: moment().notNull(),
    prizeCents: integer().notNull(),
    highestNumber: integer().notNull(),
    winningNumber: integer().notNull(),
    winners: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventCode, table.round] })],
);

/** Titles, digital ones and printed ones. A printed title without `activatedAt` belongs to nobody yet. */
export const titles = pgTable(
  'titles',
  {
    number: text().primaryKey(),
    kind: text({ enum: ['digital', 'fisico'] }).notNull(),
    eventCode: text().notNull(),
    productCode: text().notNull(),
    userId: uuid(),
    orderId: uuid(),
    createdAt: moment().notNull(),
    checkDigit: text(),
    activationCode: text(),
    activationTriesLeft: integer().notNull().default(5),
    activatedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** How many titles a campaign's product has given out. */
export const titleCounters = pgTable('title_counters', {
  key: text().primaryKey(),
  last: integer().notNull(),
});

/** The numbers with which a title takes part in the draws. */
export const luckyNumbers = pgTable(
  'lucky_numbers',
  {
    titleNumber: text().notNull(),
    eventCode: text().notNull(),
    round: integer().notNull(),
    value: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.titleNumber, table.round] }),
    index().on(table.eventCode, table.round, table.value),
  ],
);

/** Scratch cards. What a card wins is fixed when the title is made. */
export const scratchCards = pgTable('scratch_cards', {
  titleNumber: text().primaryKey(),
  prizeCents: integer().notNull(),
  openedAt: moment(),
});

/**
 * The cells of scratch cards. `picture` is an unguessable name: the address of the hidden side does not reveal its
 * prize.
 */
export const scratchCells = pgTable(
  'scratch_cells',
  {
    titleNumber: text().notNull(),
    item: integer().notNull(),
    valueCents: integer().notNull(),
    picture: uuid().notNull().unique().defaultRandom(),
    openedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.titleNumber, table.item] })],
);
