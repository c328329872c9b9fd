import type { TitleListItem } from '@site/contracts/api/titles';
import { pathTo } from '@site/contracts/routes';
import { ButtonLink } from '@site/ui/button-link';
import { useDrawnList } from '@site/ui/drawn-list';
import { EmptyState } from '@site/ui/empty-state';
import { Grid } from '@site/ui/grid';
import { text } from './campaign-titles.text';
import { TitleCard } from './title-card';
import type { TitleKind } from './titles-of-campaign';

const words = {
  digital: {
    name: text.digital,
    none: text.noDigital,
    way: <ButtonLink to={pathTo('campaign')}>{text.buy}</ButtonLink>,
  },
  fisico: {
    name: text.printed,
    none: text.noPrinted,
    way: <ButtonLink to={pathTo('registerTitle')}>{text.register}</ButtonLink>,
  },
};

interface Props {
  kind: TitleKind;
  titles: readonly TitleListItem[];
  /** Whether a title's scratch card is all open. */
  scratchCards: ReadonlyMap<string, boolean>;
  now: Date;
  onOpen: (number: string, kind: TitleKind) => void;
}

export function TitleGrid({ kind, titles, scratchCards, now, onOpen }: Props) {
  const { name, none, way } = words[kind];
  const drawn = useDrawnList(titles);
  if (titles.length === 0) return <EmptyState action={way}>{none}</EmptyState>;
  return (
    <Grid as="ul" layout="cards">
      {drawn.map((title) => (
        <li key={title.number}>
          <TitleCard
            title={title}
            name={name}
            isScratched={scratchCards.get(title.number)}
            now={now}
            onOpen={() => onOpen(title.number, kind)}
          />
        </li>
      ))}
    </Grid>
  );
}
