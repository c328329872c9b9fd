import type { TitleList } from '@site/contracts/api/titles';
import { titleYears } from './title-year';

/** A year, or every year. */
export type YearChoice = number | 'all';

/** What the selector offers, and what is chosen until the customer chooses. */
export interface YearOffer {
  years: number[];
  /** Whether every year can be chosen, too. */
  hasAll: boolean;
  preset: YearChoice;
}

/** The site sells since this year, so the selector always has it. */
const firstYear = 2024;

/** The years of the selector, the latest first. Without a title of the current year every year is shown. */
export function yearOffer(list: TitleList | undefined, currentYear: number): YearOffer {
  const found = list ? titleYears(list) : [];
  const known = found.filter((year) => year !== undefined);
  const years = [...new Set([currentYear, firstYear, ...known])].sort((a, b) => b - a);
  const hasNoneThisYear = found.length > 0 && !known.includes(currentYear);
  // A title with an unreadable date belongs to no year, and must be found all the same.
  const hasAll = hasNoneThisYear || known.length < found.length;
  return { years, hasAll, preset: hasNoneThisYear ? 'all' : currentYear };
}

/** The year that the address names; nothing where the selector does not have it. */
export function yearIn(
  param: string | null,
  { years, hasAll }: Pick<YearOffer, 'years' | 'hasAll'>,
): YearChoice | undefined {
  if (param === 'todos') return hasAll ? 'all' : undefined;
  return years.find((year) => String(year) === param);
}
