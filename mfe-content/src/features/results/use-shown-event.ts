import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCurrentEventQuery, useGetEventQuery } from '@site/api/resources/static-data';

/** The campaign on screen: the one that the address names, else the current one. Never the data of another. */
export function useShownEvent(code: string) {
  const current = useGetCurrentEventQuery(code ? skipToken : undefined);
  const named = useGetEventQuery(code || skipToken);
  const { currentData, error, isFetching, refetch } = code ? named : current;
  return { data: currentData, error, isFetching, refetch };
}
