import * as v from 'valibot';
import { identifier, optionalText } from './wire';

/** A title in the list. `number` has 13 digits: product 2, series 4, title 7. */
export const titleListItem = v.object({
  number: identifier,
  event_code: identifier,
  created_at: optionalText,
  is_new: v.nullish(v.boolean()),
});

/** A title in the list. Without `is_new` its age decides (D19). */
export type TitleListItem = v.InferOutput<typeof titleListItem>;

/** Response of `GET /titulo-de-capitalizacao/list`. */
export const titleList = v.object({
  fisico: v.array(titleListItem),
  virtual: v.array(titleListItem),
});

/** The customer's titles; `virtual` are the digital ones. */
export type TitleList = v.InferOutput<typeof titleList>;

/** Body of `POST /titulo-de-capitalizacao/`: the numbers printed on a physical title. */
export const titleRegistration = v.object({
  product_code: v.number(),
  series: v.number(),
  number: v.number(),
  verification_digit: v.number(),
});

/** Body of `POST /titulo-de-capitalizacao/`. */
export type TitleRegistration = v.InferOutput<typeof titleRegistration>;

/** Body of `POST /titulo-de-capitalizacao/activate`. The code is case-sensitive. */
export const titleActivation = v.object({ activationCode: v.string(), numberTitle: v.string() });

/** Body of `POST /titulo-de-capitalizacao/activate`. */
export type TitleActivation = v.InferOutput<typeof titleActivation>;
