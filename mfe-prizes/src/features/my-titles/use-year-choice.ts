import { useSearchParams } from 'react-router-dom';
import type { TitleList } from '@site/contracts/api/titles';
import { todayInSaoPaulo } from '@site/domain/local-date';
import { useIsVisited } from '@site/platform/is-visited';
import { type YearChoice, yearIn, yearOffer } from './year-choice';

/** The year on screen: the customer's choice, which the address keeps for Back and reload, and the preset before that. */
export function useYearChoice(list: TitleList | undefined) {
  const [address, setAddress] = useSearchParams();
  const currentYear = todayInSaoPaulo().year;
  const isVisited = useIsVisited();
  const { years, hasAll, preset } = yearOffer(list, currentYear);
  const chosen = yearIn(address.get('ano'), { years, hasAll });
  const chooseYear = (year: YearChoice) =>
    setAddress({ ano: year === 'all' ? 'todos' : String(year) }, { replace: true, flushSync: true });
  // A build that draws the page does not know the year of the visit.
  return { year: chosen ?? preset, years: isVisited ? years : [], hasAll, currentYear, chooseYear };
}
