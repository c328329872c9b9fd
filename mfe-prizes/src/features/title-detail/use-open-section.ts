import { useSearchParams } from 'react-router-dom';
import type { Modality } from '@site/contracts/api/title-detail';

type Section = Modality['section'];

const closed = 'nenhuma';

/** The section that is open, the first one until the customer chooses; the address keeps the choice for Back and reload. */
export function useOpenSection(modalities: readonly Modality[]) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('secao');
  const named = modalities.find(({ section }) => section === asked);
  const open: Section | undefined = asked === closed ? undefined : (named ?? modalities[0])?.section;
  const choose = (section: Section) =>
    setAddress({ secao: section === open ? closed : section }, { replace: true, flushSync: true });
  return { open, choose };
}
