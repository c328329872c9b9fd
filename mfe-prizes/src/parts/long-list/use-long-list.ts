import { useState } from 'react';

/** The first entries of a list that the server makes as long as it likes, until the customer asks for all. */
export function useLongList<Entry>(list: readonly Entry[], firstCount: number) {
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = !showsAll && list.length > firstCount;
  return {
    shown: hasMore ? list.slice(0, firstCount) : list,
    hasMore,
    showAll: () => setShowsAll(true),
  };
}
