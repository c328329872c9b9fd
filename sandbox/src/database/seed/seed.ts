import { and, eq } from 'drizzle-orm';
import { after } from '#app/clock.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { exchangePrizes } from '#resources/payments/exchange.ts';
import { settle } from '#resources/prizes/prize-book.ts';
import { issueTitles } from '#resources/titles/issue.ts';
import { hashPassword } from '#resources/auth/password.ts';
import type { Database } from '../connect';
import { toggles, users } from '../customer-tables';
import { payouts, prizes } from '../money-tables';
import { draws, events } from '../title-tables';
import { seedCampaigns } from './campaigns';
import { demoPassword, joao, marina, rita } from './demo-customers';
import { activatePrinted, buy, scratchSome, scratchWhole, winDraw, type Story } from './demo-story';

const toggleNames = [
  'showMenuResults',
  'showMenuBuyNow',
  'showMenuInstitution',
  'showMenuCart',
  'showMenuRegisterTitle',
  'showShortcutInstitution',
  'showShortcutResults',
  'showShortcutFAQ',
  'showCart',
  'showKnowMore',
];

const day = 24 * 3600;

/** Fills an empty database, the same for development and for tests (D41). A database with campaigns stays as it is. */
export async function seed({ db, config, clock }: Pick<Sandbox, 'db' | 'config' | 'clock'>) {
  await db.transaction(async (tx) => {
    if ((await tx.$count(events)) > 0) return;
    const now = clock.now();
    await seedCampaigns(tx, now);
    await tx.insert(toggles).values(toggleNames.map((name) => ({ name, status: true })));

    const passwordHash = await hashPassword(demoPassword, config.hashRounds);
    const createdAt = new Date('2024-01-10T12:00:00.000Z');
    const made = await tx
      .insert(users)
      .values([marina, joao, rita].map((customer) => ({ ...customer, passwordHash, createdAt })))
      .returning();
    const printed = {
      seed: config.seed,
      eventCode: '10',
      productCode: '01',
      kind: 'fisico',
      quantity: 6,
    } as const;
    await issueTitles(tx, { ...printed, createdAt: after(now, -40 * day) });

    const story = { db: tx, config, now, userId: made.find(({ cpf }) => cpf === marina.cpf)?.id ?? '' };
    await tellOlderYears(story);
    await tellThisCampaign(story);
    await settle(tx, { clock }, story.userId);
    await payDrawPrize(story);
  });
}

async function tellOlderYears(story: Story) {
  const before = await daysBeforeDraws(story.db);
  const old = { method: 'Cartão de crédito', ends: 'APPROVED' } as const;
  const inFive = await buy(story, { ...old, eventCode: '5', quantity: 2, at: before('5', 20) });
  await activatePrinted(story, { eventCode: '6', quantity: 4, at: before('6', 30) });
  const inSeven = await buy(story, {
    ...old,
    eventCode: '7',
    quantity: 8,
    at: before('7', 25),
    method: 'PIX',
  });
  await activatePrinted(story, { eventCode: '7', quantity: 2, at: before('7', 22) });
  const inEight = await buy(story, { ...old, eventCode: '8', quantity: 1, at: before('8', 15) });
  await activatePrinted(story, { eventCode: '8', quantity: 1, at: before('8', 12) });
  const inNine = await buy(story, {
    ...old,
    eventCode: '9',
    quantity: 5,
    at: before('9', 40),
    method: 'PIX',
  });
  await buy(story, {
    ...old,
    eventCode: '9',
    quantity: 2,
    at: before('9', 35),
    method: 'Cartão de débito',
    ends: 'CANCELED',
  });

  await scratchWhole(story, [...inFive, ...inSeven, ...inEight, ...inNine], before('9', 30));
  await winDraw(story, inNine[0], 1);
  await winDraw(story, inSeven[2], 2);
}

async function tellThisCampaign(story: Story) {
  const { db, config, now, userId } = story;
  const ago = (days: number) => after(now, -days * day);
  const wins = [0, 2_000, 5_000, 0, 1_000];
  const first = await buy(story, {
    eventCode: '10',
    quantity: 5,
    method: 'Cartão de crédito',
    at: ago(15),
    ends: 'APPROVED',
    wins,
  });
  await scratchWhole(story, [first[0], first[4]], ago(14));
  const chosen = await db
    .select()
    .from(prizes)
    .where(and(eq(prizes.userId, userId), eq(prizes.source, 'raspe')));
  await exchangePrizes({ db, config }, { userId, chosen, at: ago(13) });
  await scratchWhole(story, [first[1], first[2]], ago(12));
  await activatePrinted(story, { eventCode: '10', quantity: 3, at: ago(10) });

  const still = { method: 'PIX', eventCode: '10' };
  await buy(story, { ...still, productCode: '02', quantity: 2, at: ago(9), ends: 'APPROVED' });
  await buy(story, { ...still, quantity: 4, at: ago(6), ends: 'REFUNDED' });
  const fresh = await buy(story, {
    ...still,
    quantity: 3,
    at: ago(2),
    ends: 'APPROVED',
    wins: [10_000, 0, 200_000],
  });
  await scratchSome(story, fresh[1], ago(1));
  await buy(story, { ...still, quantity: 5, at: after(now, -4 * 3600), ends: 'PENDING' });
  await buy(story, {
    ...still,
    method: 'Cartão de crédito',
    quantity: 1,
    at: after(now, -3600),
    ends: 'CREATED',
  });
}

// The older of the two draw prizes was paid to a bank account; the other one still waits.
async function payDrawPrize({ db, userId, now }: Story) {
  const [paid] = await db
    .select()
    .from(prizes)
    .where(and(eq(prizes.userId, userId), eq(prizes.source, 'sorteio 2'), eq(prizes.eventCode, '7')));
  if (!paid) return;
  const createdAt = after(now, -90 * day);
  const account = {
    bankName: 'Banco do Brasil',
    bankCode: '001',
    branchCode: '1584',
    accountNumber: '00000006-X',
  };
  const [payout] = await db
    .insert(payouts)
    .values({
      ...account,
      userId,
      status: 'CONFIRMED',
      totalCents: paid.valueCents,
      favoredName: marina.fullName,
      cpf: marina.cpf,
      accountType: 'CONTA_CORRENTE',
      createdAt,
      confirmedAt: after(createdAt, 300),
    })
    .returning();
  await db
    .update(prizes)
    .set({ paidCents: paid.valueCents, payoutId: payout?.id })
    .where(eq(prizes.id, paid.id));
}

async function daysBeforeDraws(db: Database) {
  const dates = new Map((await db.select().from(draws)).map(({ eventCode, date }) => [eventCode, date]));
  return (eventCode: string, days: number) => after(dates.get(eventCode) ?? new Date(), -days * day);
}
