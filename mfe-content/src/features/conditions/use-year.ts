import { useSearchParams } from 'react-router-dom';
import { currentYear } from '#parts/year-choice/years-of.ts';

/** The year of the page: the one in the address, else the current one. */
export function useYear() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('ano') ?? '';
  return {
    year: /^\d{4}$/.test(asked) ? Number(asked) : currentYear(),
    chooseYear: (year: string) => setAddress({ ano: year }, { replace: true }),
  };
}
