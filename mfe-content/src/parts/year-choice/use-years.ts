import { useIsVisited } from '@site/platform/is-visited';
import { yearsOf } from './years-of';

/** The years to choose from: `yearsOf`. A build that draws the page does not know the year of the visit, and so offers none. */
export function useYears(known: readonly number[]): number[] {
  return useIsVisited() ? yearsOf(known) : [];
}
