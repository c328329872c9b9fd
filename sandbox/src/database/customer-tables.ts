import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Customers. One account per CPF. */
export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  cpf: text().notNull().unique(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  fullName: text().notNull(),
  socialName: text().notNull().default(''),
  birthDate: text().notNull(),
  ddd: text().notNull(),
  phone: text().notNull(),
  postalCode: text().notNull(),
  address: text().notNull(),
  number: text().notNull(),
  complement: text().notNull().default(''),
  neighborhood: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  politicallyExposed: boolean().notNull().default(false),
  receiveAdvertisement: boolean().notNull().default(false),
  isActivated: boolean().notNull().default(false),
  createdAt: moment().notNull(),
});

/** Failed logins of one CPF, whether or not it has an account. */
export const loginAttempts = pgTable('login_attempts', {
  cpf: text().primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: moment().notNull(),
});

/** Codes that were sent by e-mail. At most one per purpose and subject is open. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['activation', 'password', 'email', 'payout'] }).notNull(),
    userId: uuid().notNull(),
    /** The payout that the code confirms, or the new e-mail address. */
    subject: text().notNull().default(''),
    code: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
    validatedAt: moment(),
    /** The client that validated a password code (D42). */
    client: text(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId, table.purpose)],
);

/** When something that must not be repeated immediately was done last. */
export const sendings = pgTable('sendings', {
  key: text().primaryKey(),
  userId: uuid(),
  at: moment().notNull(),
});

/** The sandbox's e-mails, as the mailbox shows them. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    position: integer().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    code: text(),
    sentAt: moment().notNull(),
  },
  (table) => [index().on(table.recipient)],
);

/** Responses that were given to an idempotency key (D23). */
export const answeredKeys = pgTable('answered_keys', {
  id: text().primaryKey(),
  request: text().notNull(),
  status: integer(),
  answer: text(),
  at: moment().notNull(),
});

/** Feature toggles (D15). */
export const toggles = pgTable('toggles', { name: text().primaryKey(), status: boolean().notNull() });

/** What the sandbox must remember over a restart: the token secret. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() });
