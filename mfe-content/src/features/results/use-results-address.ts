import { useSearchParams } from 'react-router-dom';
import type { ResultsChoice } from './use-results-choice';

/** The campaign that the address asks for, `?ano=2026&evento=10`, so that a result can be shared. */
export function useResultsAddress() {
  const [address, setAddress] = useSearchParams();
  const year = address.get('ano') ?? '';
  return {
    asked: { year: /^\d{4}$/.test(year) ? year : '', campaign: address.get('evento') ?? '' },
    show: ({ year: ano, campaign: evento }: ResultsChoice) => setAddress({ ano, evento }),
  };
}
