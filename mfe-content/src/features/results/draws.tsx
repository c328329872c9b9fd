import { useListDrawsQuery } from '@site/api/resources/static-data';
import { pathTo } from '@site/contracts/routes';
import type { Draw } from '@site/contracts/api/static-data';
import { QueryView } from '@site/platform/query-view';
import { ButtonLink } from '@site/ui/button-link';
import { useDrawnList } from '@site/ui/drawn-list';
import { EmptyState } from '@site/ui/empty-state';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { text } from './results.text';
import { RoundCard } from './round-card';
import { RoundSkeletons } from './round-skeletons';

/** The rounds of a campaign, in their order. */
export function Draws({ code }: { code: string }) {
  const draws = useListDrawsQuery(code);

  return (
    <section aria-labelledby="numeros-da-sorte">
      <Stack gap={5}>
        <h2 id="numeros-da-sorte">{text.draws}</h2>
        <QueryView query={draws} loading={text.loadingDraws} skeleton={<RoundSkeletons />}>
          {(list) =>
            list.length > 0 ? (
              <Rounds draws={list} />
            ) : (
              <EmptyState
                action={
                  <ButtonLink kind="secondary" to={pathTo('conditions')}>
                    {text.toConditions}
                  </ButtonLink>
                }
              >
                {text.noDraws}
              </EmptyState>
            )
          }
        </QueryView>
      </Stack>
    </section>
  );
}

function Rounds({ draws }: { draws: readonly Draw[] }) {
  const shown = useDrawnList(draws);
  return (
    <Grid as="ul" layout="quarters">
      {shown.map((draw, place) => (
        <RoundCard key={draw.id} draw={draw} index={place + 1} />
      ))}
    </Grid>
  );
}
