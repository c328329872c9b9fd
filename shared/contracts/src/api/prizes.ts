import * as v from 'valibot';
import { identifier, optionalMark, optionalText, reais } from './wire';

/** A prize that waits to be claimed. */
export const pendingPrize = v.object({
  prizeValue: reais,
  number: v.nullish(identifier),
  event_code: v.nullish(identifier),
});

/** A prize that waits to be claimed. */
export type PendingPrize = v.InferOutput<typeof pendingPrize>;

/** Response of `GET /titulo-de-capitalizacao/busca-premios-pendentes`. */
export const pendingPrizes = v.array(pendingPrize);

/** A prize of the customer, whatever became of it. */
export const prize = v.object({
  event_code: identifier,
  number: identifier,
  prizeValue: reais,
  created_at: optionalText,
  status: optionalText,
  /** The payout that holds the prize, or paid it. One of the fields that document 2 does not show; it may be missing. */
  payoutId: v.nullish(identifier),
});

/** A prize of the customer. */
export type Prize = v.InferOutput<typeof prize>;

/** Response of `GET /titulo-de-capitalizacao/premiacoes` (D17): a list, also when the server sends a single prize. */
export const prizes = v.union([
  v.array(prize),
  v.pipe(
    prize,
    v.transform((single) => [single]),
  ),
]);

/** Response of `GET /titulo-de-capitalizacao/premiados` (D17): what can be exchanged for new titles. */
export const exchangeablePrizes = v.object({
  prizeWinningTitulos: v.array(v.object({ tituloNumber: identifier, event: identifier })),
  ownerName: optionalText,
  totalPrizeAmount: reais,
});

/** What can be exchanged for new titles. */
export type ExchangeablePrizes = v.InferOutput<typeof exchangeablePrizes>;

/** Body of `POST /sorteio/raspadinhas/listar`. */
export const scratchCardsRequest = v.object({ titulos: v.array(v.string()) });

/** Body of `POST /sorteio/raspadinhas/listar`. */
export type ScratchCardsRequest = v.InferOutput<typeof scratchCardsRequest>;

/** A title with a scratch card, and what became of the card (D20). */
export const scratchCardState = v.object({
  number: identifier,
  event_code: v.nullish(identifier),
  aberta: optionalMark,
  premiada: optionalMark,
});

/** A title with a scratch card, and what became of the card. */
export type ScratchCardState = v.InferOutput<typeof scratchCardState>;

/** Response of `POST /sorteio/raspadinhas/listar`. */
export const scratchCardStates = v.array(scratchCardState);
