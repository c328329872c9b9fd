import { and, asc, eq } from 'drizzle-orm';
import { Refusal } from '#app/refusal.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { inReais, money } from '#app/money.ts';
import type { Database } from '#database/connect.ts';
import { draws, events, luckyNumbers, scratchCards, scratchCells, titles } from '#database/title-tables.ts';

/** A title as the database has it. */
export type TitleRow = typeof titles.$inferSelect;

/** A customer's own title. Another's, or one that does not exist, is refused with 404. */
export async function ownTitle(
  db: Database,
  { userId, number, kind }: { userId: string; number: string; kind: string },
): Promise<TitleRow> {
  const [title] = await db
    .select()
    .from(titles)
    .where(and(eq(titles.number, number), eq(titles.userId, userId)));
  const isListed = title && (title.kind === 'digital' || title.activatedAt);
  if (!isListed || title.kind !== kind) throw new Refusal(404, 'Título não encontrado.');
  return title;
}

/** A title as the API shows it: what a covered cell hides, and what the card wins, stay untold until they are opened. */
export async function titleDetail({ clock }: Sandbox, db: Database, title: TitleRow) {
  const [event] = await db.select().from(events).where(eq(events.code, title.eventCode));
  const modalities = [await numbersSection(db, title, clock.now()), await scratchSection(db, title)];
  return {
    number: title.number,
    event_code: title.eventCode,
    event_name: event?.name ?? '',
    created_at: listedSince(title).toISOString(),
    type: title.kind,
    modalities: modalities.filter((section) => section !== undefined),
  };
}

/** When a title came to its owner: a printed one when it was activated. */
export const listedSince = ({ activatedAt, createdAt }: Pick<TitleRow, 'activatedAt' | 'createdAt'>) =>
  activatedAt ?? createdAt;

async function numbersSection(db: Database, title: TitleRow, now: Date) {
  const numbers = await db
    .select({ draw: draws, value: luckyNumbers.value })
    .from(luckyNumbers)
    .innerJoin(draws, and(eq(draws.eventCode, luckyNumbers.eventCode), eq(draws.round, luckyNumbers.round)))
    .where(eq(luckyNumbers.titleNumber, title.number))
    .orderBy(asc(draws.round));
  return {
    section: 'numeros',
    section_name: 'Números da sorte',
    data: {
      numeros: numbers.map(({ draw, value }) => ({
        Nome: draw.name,
        NumeroDaSorte: String(value).padStart(String(draw.highestNumber).length, '0'),
        DtSorteio: draw.date.toISOString(),
        winner: draw.date <= now && title.createdAt <= draw.date && value === draw.winningNumber,
        CodModalidade: draw.round,
      })),
      texto: 'Seus números da sorte concorrem nas rodadas desta campanha.',
    },
  };
}

async function scratchSection(db: Database, title: TitleRow) {
  const [card] = await db.select().from(scratchCards).where(eq(scratchCards.titleNumber, title.number));
  if (!card) return undefined;
  const cells = await db
    .select()
    .from(scratchCells)
    .where(eq(scratchCells.titleNumber, title.number))
    .orderBy(asc(scratchCells.item));
  const winner = card.openedAt !== null && card.prizeCents > 0;
  return {
    section: 'raspe',
    section_name: 'Raspe Mais',
    data: {
      raspadinha: cells.map(({ item, picture, openedAt, valueCents }) => ({
        Item: item,
        ImagemFrente: `/api/sorteio/raspadinhas/capa/${item}.svg`,
        ImagemFundo: `/api/sorteio/raspadinhas/fundo/${picture}.svg`,
        Aberto: openedAt !== null,
        ...(openedAt && { TextoFundo: money(valueCents) }),
      })),
      winner,
      prizeValue: winner ? inReais(card.prizeCents) : null,
      texto: 'Encontre 3 valores iguais e ganhe.',
    },
  };
}
