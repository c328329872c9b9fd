import { useListEventsQuery } from '@site/api/resources/static-data';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { EmptyState } from '@site/ui/empty-state';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { PagePreview } from '@site/platform/page-preview';
import { ConditionsCard } from './conditions-card';
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
            events.length > 0 ? (
              <Grid as="ul" layout="cards">
                {events.map((event) => (
                  <ConditionsCard key={event.CodEvento} event={event} />
                ))}
              </Grid>
            ) : (
              <EmptyState>{text.none}</EmptyState>
            )
          }
        </QueryView>
      </Stack>
    </Page>
  );
}
