import type { Cents } from '@site/domain/money';
import { titlePriceCents } from '#parts/prize-summary/title-price.ts';

/** How many titles a sum buys, and the rest of it, which is too little for one. */
export const newTitlesOf = (total: Cents) => ({
  titles: Math.floor(total / titlePriceCents),
  rest: total % titlePriceCents,
});
