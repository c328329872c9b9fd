import { useSearchParams } from 'react-router-dom';
import type { TitleKind } from './titles-of-campaign';

/** The kind of titles on screen; the address keeps the customer's choice for Back and reload. */
export function useTitleKind(): [TitleKind, (kind: TitleKind) => void] {
  const [address, setAddress] = useSearchParams();
  const kind = address.get('tipo') === 'fisico' ? 'fisico' : 'digital';
  return [kind, (next) => setAddress({ tipo: next }, { replace: true, flushSync: true })];
}
