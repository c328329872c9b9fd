import { skipToken } from '@reduxjs/toolkit/query';
import { useFailureToast } from '#parts/failure-toast/use-failure-toast.ts';
import { text } from './campaign-titles.text';
import { useListScratchCardsQuery } from './scratch-cards.api';

/** Whether the scratch card of a digital title is all open, by its number (D54). */
export function useScratchCards(digitalNumbers: readonly string[]): ReadonlyMap<string, boolean> {
  const { data = [], error } = useListScratchCardsQuery(
    digitalNumbers.length > 0 ? [...digitalNumbers] : skipToken,
  );
  useFailureToast(error, text.scratchCardsFailed);
  return new Map(data.map(({ number, aberta }) => [number, aberta]));
}
