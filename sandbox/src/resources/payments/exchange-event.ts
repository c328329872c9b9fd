import { Refusal } from '#app/refusal.ts';
import type { Database } from '#database/connect.ts';
import type { PrizeRow } from '#resources/prizes/prize-book.ts';
import { currentEvent } from '#resources/static-data/static-data.ts';

/** An exchange names the campaign on sale, or a campaign of the prizes; all prizes are exchanged either way. */
export async function checkExchangeEvent(db: Database, eventCode: string, chosen: PrizeRow[]) {
  if (chosen.length === 0) throw new Refusal(409, 'Não há premiações disponíveis.');
  const { code } = await currentEvent({ db });
  if (eventCode === code || chosen.some((prize) => prize.eventCode === eventCode)) return;
  throw new Refusal(400, 'Evento inválido para a troca.');
}
