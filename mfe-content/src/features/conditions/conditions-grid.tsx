import type { Event } from '@site/contracts/api/static-data';
import { useDrawnList } from '@site/ui/drawn-list';
import { Grid } from '@site/ui/grid';
import { ConditionsCard } from './conditions-card';

export function ConditionsGrid({ events }: { events: readonly Event[] }) {
  const drawn = useDrawnList(events);
  return (
    <Grid as="ul" layout="cards">
      {drawn.map((event) => (
        <ConditionsCard key={event.CodEvento} event={event} />
      ))}
    </Grid>
  );
}
