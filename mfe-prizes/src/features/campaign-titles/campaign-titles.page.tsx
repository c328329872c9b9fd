import { Navigate, useParams } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { BackLink } from '@site/ui/back-link';
import { Grid } from '@site/ui/grid';
import { SkeletonCard } from '@site/ui/skeleton-card';
import { Stack } from '@site/ui/stack';
import { CampaignDocuments } from '#parts/campaign/campaign-documents.tsx';
import { useCampaign } from '#parts/campaign/use-campaign.ts';
import { useListTitlesQuery } from '#parts/titles/titles.api.ts';
import { CampaignTitles } from './campaign-titles';
import { text } from './campaign-titles.text';
import { isEventCode } from './titles-of-campaign';

export function CampaignTitlesPage() {
  const { titulo: code = '' } = useParams();
  return isEventCode(code) ? <CampaignTitlesOf code={code} /> : <Navigate to={pathTo('myTitles')} replace />;
}

function CampaignTitlesOf({ code }: { code: string }) {
  const titles = useListTitlesQuery();
  const { name } = useCampaign(code);
  return (
    <Page
      title={name ?? text.heading}
      frame={(content) => (
        <Stack gap={5}>
          <BackLink to={pathTo('myTitles')}>{text.back}</BackLink>
          {content}
        </Stack>
      )}
    >
      <CampaignDocuments code={code} />
      <QueryView query={titles} loading={text.loading} skeleton={<Skeletons />}>
        {(list) => <CampaignTitles list={list} code={code} />}
      </QueryView>
    </Page>
  );
}

const Skeletons = () => (
  <Grid layout="cards">
    {[1, 2, 3, 4].map((place) => (
      <SkeletonCard key={place} padding="snug" shapes={['title', 'line', 'field']} />
    ))}
  </Grid>
);
