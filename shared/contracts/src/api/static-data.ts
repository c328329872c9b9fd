import * as v from 'valibot';
import { count, identifier, optionalText, reais } from './wire';

/** Response of `GET /static-worker/anos`: the years that have campaigns. */
export const years = v.array(count);

const eventFields = {
  CodEvento: identifier,
  NomeEvento: v.string(),
  AnoEvento: count,
  Serie: optionalText,
  NumProcesso: optionalText,
};

/** One campaign. An unknown `Serie` or `NumProcesso` is empty. */
export const event = v.object(eventFields);

/** One campaign. */
export type Event = v.InferOutput<typeof event>;

/** Response of `GET /static-worker/eventos/{year}`. */
export const events = v.array(event);

/** One draw of a campaign. Before its date it has neither winning number nor winners. */
export const draw = v.object({
  id: identifier,
  idSorteio: v.nullish(identifier),
  name: v.string(),
  date: v.string(),
  prize: reais,
  winningNumber: optionalText,
  winnersQuantity: v.nullish(count),
});

/** One draw of a campaign. `date` is ISO. */
export type Draw = v.InferOutput<typeof draw>;

/** Response of `GET /static-worker/sorteios/{eventCode}`. */
export const draws = v.array(draw);

/** Response of `GET /static-worker/evento/{code}`: a campaign with its draws. */
export const eventWithDraws = v.object({ ...eventFields, sorteios: draws });

/** A campaign with its draws. */
export type EventWithDraws = v.InferOutput<typeof eventWithDraws>;

/** A title on sale in the current campaign. `limite` is the number of titles in one order. */
export const product = v.object({
  codigo: identifier,
  nome: v.string(),
  legenda: optionalText,
  preco: reais,
  limite: count,
});

/** Response of `GET /static-worker/atual/evento`: the campaign on sale. */
export const currentEvent = v.object({ ...eventFields, produtos: v.array(product) });

/** The campaign on sale. */
export type CurrentEvent = v.InferOutput<typeof currentEvent>;
