import { useSearchParams } from 'react-router-dom';
import type { TitleKind } from './titles-of-campaign';

/** The kind of titles on screen, `atFirst` until the customer chooses; the address keeps the customer's choice for Back and reload. */
export function useTitleKind(atFirst: TitleKind): [TitleKind, (kind: TitleKind) => void] {
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('tipo');
  const kind = chosen === 'fisico' || chosen === 'digital' ? chosen : atFirst;
  return [kind, (next) => setAddress({ tipo: next }, { replace: true, flushSync: true })];
}
