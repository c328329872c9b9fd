import { ButtonLink } from '@site/ui/button-link';
import { DayHero } from '@site/ui/day-hero';
import type { SaleBanner } from '#content/home.schema.ts';
import { CampaignImage } from '#parts/campaign-image/campaign-image.tsx';

/** The banner of a campaign on sale: it leads to the campaign's page (D3). */
export function SaleHero({ banner }: { banner: SaleBanner }) {
  return (
    <DayHero
      title={banner.titulo}
      subtitle={banner.subtitulo}
      actions={
        <ButtonLink to={banner.href} kind="accent" fill="mobile">
          {banner.botao}
        </ButtonLink>
      }
      ticket={(isFront) => (
        <CampaignImage code={banner.evento} kind="ticket" alt={isFront ? banner.alt : ''} isFirst />
      )}
    >
      {banner.texto}
    </DayHero>
  );
}
