import { type ReactNode, useCallback } from 'react';
import type { TitleListItem } from '@site/contracts/api/titles';
import { pathTo } from '@site/contracts/routes';
import { parseTitleNumber } from '@site/domain/title-number';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { Grid } from '@site/ui/grid';
import { SlicedList } from '@site/ui/sliced-list';
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
  /** Whether every cell of a title's scratch card is open. */
  scratchCards: ReadonlyMap<string, boolean>;
  now: Date;
  /** The page of a title. */
  pathOf: (number: string, kind: TitleKind) => string;
  onOpen: (path: string) => void;
}

export function TitleGrid({ kind, titles, scratchCards, now, pathOf, onOpen }: Props) {
  const { name, none, way } = words[kind];
  const draw = useCallback(
    (title: TitleListItem) => (
      <div key={title.number} role="listitem">
        <TitleCard
          title={title}
          name={name}
          isScratched={scratchCards.get(title.number)}
          now={now}
          path={pathOf(title.number, kind)}
          onOpen={onOpen}
        />
      </div>
    ),
    [name, scratchCards, now, kind, pathOf, onOpen],
  );
  const wordsOf = useCallback(
    ({ number }: TitleListItem) => `${name} ${parseTitleNumber(number)?.title ?? number}`,
    [name],
  );
  if (titles.length === 0) return <EmptyState action={way}>{none}</EmptyState>;
  return (
    <SlicedList entries={titles} layout={inColumns} role="list" wordsOf={wordsOf}>
      {draw}
    </SlicedList>
  );
}

const inColumns = (rows: ReactNode) => <Grid layout="cards">{rows}</Grid>;
