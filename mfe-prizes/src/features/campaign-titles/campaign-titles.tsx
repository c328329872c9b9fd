import { useCallback, useMemo, useState } from 'react';
import type { TitleList } from '@site/contracts/api/titles';
import { pathTo } from '@site/contracts/routes';
import { Tabs } from '@site/ui/tabs';
import styles from './campaign-titles.module.css';
import { text } from './campaign-titles.text';
import { TitleGrid } from './title-grid';
import { kindAtFirst, type TitleKind, titlesOfCampaign } from './titles-of-campaign';
import { useDeparture } from './use-departure';
import { useScratchCards } from './use-scratch-cards';
import { useTitleKind } from './use-title-kind';

const tabs = [
  { id: 'digital', label: text.digitalTab },
  { id: 'fisico', label: text.printedTab },
] as const;

/** A campaign's titles: their counts, and the cards of one kind at a time. */
export function CampaignTitles({ list, code }: { list: TitleList; code: string }) {
  const titles = useMemo(() => titlesOfCampaign(list, code), [list, code]);
  const [kind, setKind] = useTitleKind(kindAtFirst(titles));
  const scratchCards = useScratchCards(titles.digital.map(({ number }) => number));
  const [now] = useState(() => new Date());
  const { isDeparting, depart } = useDeparture();
  const pathOf = useCallback(
    (number: string, type: TitleKind) => pathTo('titleDetail', { titulo: code, number, type }),
    [code],
  );

  return (
    <div className={styles.titles} data-departing={isDeparting || undefined}>
      <p className={styles.counts}>
        <Count value={titles.digital.length} unit={text.digitalCount(titles.digital.length)} />
        <Count value={titles.fisico.length} unit={text.printedCount(titles.fisico.length)} />
      </p>
      <Tabs label={text.kinds} tabs={tabs} selected={kind} onSelect={setKind}>
        <TitleGrid
          key={kind}
          kind={kind}
          titles={titles[kind]}
          scratchCards={scratchCards}
          now={now}
          pathOf={pathOf}
          onOpen={depart}
        />
      </Tabs>
    </div>
  );
}

function Count({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={styles.count}>
      <b className={styles.value}>{value}</b> {unit}
    </span>
  );
}
