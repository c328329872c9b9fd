import { useLocation, useParams } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { BackLink } from '@site/ui/back-link';
import { Grid } from '@site/ui/grid';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { Stack } from '@site/ui/stack';
import { isOpening } from '#parts/titles/opening.ts';
import { useGetTitleQuery } from '#parts/titles/titles.api.ts';
import { Modalities, type ScratchCardSlot } from './modalities';
import styles from './title-detail.module.css';
import { text } from './title-detail.text';
import { TitlePanel } from './title-panel';

/** One title. What is scratched is another feature: the remote hands it in. */
export function TitleDetailPage({ ScratchCard }: { ScratchCard: ScratchCardSlot }) {
  const { titulo = '', number = '', type = '' } = useParams();
  const { state } = useLocation();
  const title = useGetTitleQuery({ number, type });
  const name = title.data?.event_name || text.heading;

  return (
    <Page title={name} isHeadingHidden>
      <Stack gap={5}>
        <BackLink to={pathTo('campaignTitles', { titulo })}>{text.back}</BackLink>
        <QueryView query={title} loading={text.loading} failed={text.failed} skeleton={<Skeletons />}>
          {(detail) => (
            <div className={styles.title} data-opening={isOpening(state) || undefined}>
              <Grid layout="panel">
                <TitlePanel title={detail} name={name} />
                <Modalities title={detail} number={number} type={type} ScratchCard={ScratchCard} />
              </Grid>
            </div>
          )}
        </QueryView>
      </Stack>
    </Page>
  );
}

const Skeletons = () => (
  <Grid layout="panel">
    <SkeletonCard shapes={['image', 'title', 'line', 'line', 'line']} />
    <SkeletonCard shapes={['field', 'title', 'block', 'block']} />
  </Grid>
);
