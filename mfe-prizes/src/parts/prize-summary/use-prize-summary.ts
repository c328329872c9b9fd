import { useListPendingPrizesQuery, useListPrizesQuery } from './prizes.api';
import { summaryOf } from './summary-of';

// Another tab may have claimed since: money is asked for again whenever a page shows it.
const fresh = { refetchOnMountOrArgChange: true };

/** The prizes that wait to be claimed, as one query. */
export function usePrizeSummary() {
  const prizes = useListPrizesQuery(undefined, fresh);
  const pending = useListPendingPrizesQuery(undefined, fresh);
  return {
    data: prizes.data && pending.data ? summaryOf(prizes.data, pending.data) : undefined,
    error: prizes.error ?? pending.error,
    isFetching: prizes.isFetching || pending.isFetching,
    refetch: () => {
      void prizes.refetch();
      void pending.refetch();
    },
  };
}
