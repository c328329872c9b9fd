import { useCartItems } from '@site/cart/cart-items';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { PagePreview } from '@site/platform/page-preview';
import { QueryView } from '@site/platform/query-view';
import { useCampaignAssets } from '@site/platform/campaign-assets';
import { CampaignPicture } from '@site/ui/campaign-picture';
import { ButtonLink } from '@site/ui/button-link';
import { DayHero } from '@site/ui/day-hero';
import { EmptyState } from '@site/ui/empty-state';
import { Grid } from '@site/ui/grid';
import { PageWidth } from '@site/ui/page-width';
import styles from './campaign.module.css';
import { text } from './campaign.text';
import { ProductCard } from './product-card';
import { ProductSkeletons } from './product-skeletons';
import { Rounds } from './rounds';

export function CampaignPage() {
  const items = useCartItems();
  const address = useCampaignAssets(text.event);
  return (
    <Page title={text.title} description={text.description} width="full" isHeadingHidden>
      <PagePreview
        title={text.title}
        description={text.description}
        path={pathTo('campaign')}
        picture={address('cartela-home.png')}
      />
      <DayHero
        title={text.title}
        isTitleHeard={false}
        subtitle={text.series}
        actions={
          <>
            <ButtonLink kind="accent" fill="mobile" to={pathTo('cart')}>
              {text.buy}
            </ButtonLink>
            <ButtonLink kind="secondary" fill="mobile" href={address('condicoes-gerais.pdf')} newTab>
              {text.conditions}
            </ButtonLink>
          </>
        }
        ticket={() => <CampaignPicture kind="ticket" address={address('cartela-home.png')} />}
      >
        {text.prizes}
      </DayHero>
      <PageWidth>
        <section className={styles.section} aria-labelledby="rounds">
          <h2 id="rounds">{text.roundsTitle}</h2>
          <p className={styles.lead}>{text.roundsLead}</p>
          <Rounds rounds={text.rounds} />
        </section>
        <section className={styles.section} aria-labelledby="items">
          <h2 id="items" className={styles.itemsTitle}>
            {text.itemsTitle}
          </h2>
          <QueryView query={items} loading={text.loading} skeleton={<ProductSkeletons />}>
            {(list) =>
              list.length > 0 ? (
                <Grid layout="pairs">
                  {list.map((item) => (
                    <ProductCard key={item.key} item={item} />
                  ))}
                </Grid>
              ) : (
                <EmptyState action={<ButtonLink to={pathTo('results')}>{text.toResults}</ButtonLink>}>
                  {text.noItems}
                </EmptyState>
              )
            }
          </QueryView>
        </section>
      </PageWidth>
    </Page>
  );
}
