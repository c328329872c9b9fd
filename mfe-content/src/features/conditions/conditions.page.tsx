import { useListEventsQuery } from '@site/api/resources/static-data';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { Button } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { KeptFocus } from '@site/ui/kept-focus';
import { Stack } from '@site/ui/stack';
import { currentYear } from '#parts/year-choice/years-of.ts';
import { PagePreview } from '@site/platform/page-preview';
import { ConditionsGrid } from './conditions-grid';
import { ConditionsSkeletons } from './conditions-skeletons';
import { text } from './conditions.text';
import { useYear } from './use-year';
import { YearField } from './year-field';

export function ConditionsPage() {
  const { year, chooseYear } = useYear();
  const otherYear = year === currentYear() ? year - 1 : currentYear();
  const events = useListEventsQuery(year);

  return (
    <Page title={text.heading} description={text.description}>
      <PagePreview title={text.heading} description={text.description} path={pathTo('conditions')} />
      <Stack gap={6}>
        <YearField year={year} onChoose={chooseYear} />
        <KeptFocus label={text.heading} at={String(year)}>
          <QueryView query={events} loading={text.loading} skeleton={<ConditionsSkeletons />}>
            {(list) =>
              list.length > 0 ? (
                <ConditionsGrid events={list} />
              ) : (
                <EmptyState
                  action={
                    <Button kind="secondary" onClick={() => chooseYear(String(otherYear))}>
                      {text.seeYear(otherYear)}
                    </Button>
                  }
                >
                  {text.none}
                </EmptyState>
              )
            }
          </QueryView>
        </KeptFocus>
      </Stack>
    </Page>
  );
}
