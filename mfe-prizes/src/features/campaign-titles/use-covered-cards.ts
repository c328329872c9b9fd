import { skipToken } from '@reduxjs/toolkit/query';
import { useFailureToast } from '#parts/failure-toast/use-failure-toast.ts';
import { text } from './campaign-titles.text';
import { useListScratchCardsQuery } from './scratch-cards.api';

/** The digital titles whose scratch card is still to be scratched (D54). */
export function useCoveredCards(digitalNumbers: readonly string[]): ReadonlySet<string> {
  const { data = [], error } = useListScratchCardsQuery(
    digitalNumbers.length > 0 ? [...digitalNumbers] : skipToken,
  );
  useFailureToast(error, text.scratchCardsFailed);
  return new Set(data.filter(({ aberta }) => !aberta).map(({ number }) => number));
}
