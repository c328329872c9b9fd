import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { Card } from '@site/ui/card';
import { Stack } from '@site/ui/stack';
import { PagePreview } from '@site/platform/page-preview';
import { CampaignSummary } from './campaign-summary';
import { Draws } from './draws';
import { ResultsFilter } from './results-filter';
import { ResultsSkeleton } from './results-skeleton';
import { text } from './results.text';
import styles from './results.module.css';
import { useResultsAddress } from './use-results-address';
import { useShownEvent } from './use-shown-event';

export function ResultsPage() {
  const { asked, show } = useResultsAddress();
  const event = useShownEvent(asked.campaign);

  return (
    <Page title={text.heading} description={text.description}>
      <PagePreview title={text.heading} description={text.description} path={pathTo('results')} />
      <Stack gap={5}>
        <p className={styles.lead}>{text.lead}</p>
        <Card padding="snug">
          <ResultsFilter shown={event.data} isComing={event.isFetching} asked={asked} onSearch={show} />
        </Card>
        <QueryView query={event} loading={text.loading} skeleton={<ResultsSkeleton />} isLoadingHidden>
          {(shown) => (
            <Stack gap={7}>
              <CampaignSummary event={shown} />
              <Draws code={shown.CodEvento} />
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Page>
  );
}
