import { ButtonLink } from '@site/ui/button-link';
import { PageWidth } from '@site/ui/page-width';
import type { SaleBanner } from '#content/home.schema.ts';
import { CampaignImage } from '#parts/campaign-image/campaign-image.tsx';
import { Sea } from './sea';
import styles from './sale-hero.module.css';

/** The banner of a campaign on sale: it leads to the campaign's page (D3). */
export function SaleHero({ banner }: { banner: SaleBanner }) {
  return (
    <section className={styles.hero} aria-labelledby="campanha">
      <PageWidth>
        <div className={styles.stage}>
          <div className={styles.words}>
            <h2 id="campanha" className={styles.title}>
              {banner.titulo}
            </h2>
            <p className={styles.subtitle}>{banner.subtitulo}</p>
            <p className={styles.small}>{banner.texto}</p>
            <ButtonLink to={banner.href} kind="accent" fill="mobile">
              {banner.botao}
            </ButtonLink>
          </div>
          <div className={styles.fan}>
            {['', '', banner.alt].map((alt, place) => (
              <div key={place} className={styles.ticket}>
                <CampaignImage code={banner.evento} kind="ticket" alt={alt} isFirst />
              </div>
            ))}
          </div>
        </div>
      </PageWidth>
      <Sea time="day" />
    </section>
  );
}
