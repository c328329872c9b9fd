import type { TitleList, TitleListItem } from '@site/contracts/api/titles';
import { titleYear } from './title-year';
import type { YearChoice } from './year-choice';

/** The customer's titles of one campaign. */
export interface Campaign {
  code: string;
  digital: number;
  printed: number;
  /** The number of one of the titles: it tells the series. */
  sample: string;
}

/** One entry per campaign event, the latest first; only titles of the year count. */
export function campaignsOf({ fisico, virtual }: TitleList, year: YearChoice): Campaign[] {
  const isOfYear = ({ created_at }: TitleListItem) => year === 'all' || titleYear(created_at) === year;
  const digital = virtual.filter(isOfYear);
  const printed = fisico.filter(isOfYear);
  const samples = new Map([...printed, ...digital].map((title) => [title.event_code, title.number]));
  return [...samples]
    .map(([code, sample]) => ({
      code,
      digital: countOf(digital, code),
      printed: countOf(printed, code),
      sample,
    }))
    .sort((a, b) => b.code.localeCompare(a.code, 'pt-BR', { numeric: true }));
}

const countOf = (titles: readonly TitleListItem[], code: string) =>
  titles.filter((title) => title.event_code === code).length;
