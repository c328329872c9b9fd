import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useToldFailure } from '@site/platform/tell-failure';
import { useListScratchCardsQuery } from './scratch-cards.api';

/** Whether the scratch card of a digital title is all open, by its number (D54). */
export function useScratchCards(digitalNumbers: readonly string[]): ReadonlyMap<string, boolean> {
  const { data, error } = useListScratchCardsQuery(
    digitalNumbers.length > 0 ? [...digitalNumbers] : skipToken,
  );
  useToldFailure(error);
  return useMemo(() => new Map(data?.map(({ number, aberta }) => [number, aberta])), [data]);
}
