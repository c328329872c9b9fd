import { useCampaignAssets } from '@site/platform/campaign-assets';
import { ButtonLink } from '@site/ui/button-link';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { DayHero } from '@site/ui/day-hero';
import type { SaleBanner } from '#content/home.schema.ts';

/** The banner of a campaign on sale: it leads to the campaign's page (D3). */
export function SaleHero({ banner }: { banner: SaleBanner }) {
  const address = useCampaignAssets(banner.evento);
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
        <CampaignPicture
          address={address('cartela-home.png')}
          kind="ticket"
          alt={isFront ? banner.alt : ''}
          isFirst
        />
      )}
    >
      {banner.texto}
    </DayHero>
  );
}
