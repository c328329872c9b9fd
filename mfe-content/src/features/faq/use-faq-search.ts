import { useSearchParams } from 'react-router-dom';

const pageSize = 6;

/**
 * The filter and the number of cards, kept in the address: a search can be shared, and Back finds the list as it was.
 */
export function useFaqSearch() {
  const [address, setAddress] = useSearchParams();
  const words = address.get('busca') ?? '';
  const asked = Number(address.get('itens'));
  const size = Number.isSafeInteger(asked) && asked > pageSize ? asked : pageSize;

  const go = (query: Record<string, string>) => setAddress(query, { replace: true, flushSync: true });
  return {
    words,
    size,
    search: (next: string) => go(next.trim() ? { busca: next.trim() } : {}),
    showMore: () => go({ ...(words && { busca: words }), itens: String(size + pageSize) }),
  };
}
