import { useListEventsQuery } from '@site/api/resources/static-data';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { EmptyState } from '@site/ui/empty-state';
import { Stack } from '@site/ui/stack';
import { PagePreview } from '@site/platform/page-preview';
import { ConditionsGrid } from './conditions-grid';
import { text } from './conditions.text';
import { useYear } from './use-year';
import { YearField } from './year-field';

export function ConditionsPage() {
  const { year, chooseYear } = useYear();
  const { currentData, error, isFetching, refetch } = useListEventsQuery(year);

  return (
    <Page title={text.heading} description={text.description}>
      <PagePreview title={text.heading} description={text.description} path={pathTo('conditions')} />
      <Stack gap={6}>
        <YearField year={year} onChoose={chooseYear} />
        <QueryView query={{ data: currentData, error, isFetching, refetch }} loading={text.loading}>
          {(events) =>
            events.length > 0 ? <ConditionsGrid events={events} /> : <EmptyState>{text.none}</EmptyState>
          }
        </QueryView>
      </Stack>
    </Page>
  );
}
