import { ScratchCard } from '#features/scratch-card/scratch-card.tsx';
import { TitleDetailPage } from '#features/title-detail/title-detail.page.tsx';

/** Where two features meet: the page of a title, and the card that is scratched on it. */
export function TitleDetail() {
  return <TitleDetailPage ScratchCard={ScratchCard} />;
}
