import type { TitleList } from '@site/contracts/api/titles';
import { formatDate } from '@site/domain/local-date';

/** The year in which a title was created, on the calendar of São Paulo; undefined when its date cannot be read. */
export function titleYear(createdAt: string): number | undefined {
  const [, year] = /\/(\d{4})$/.exec(formatDate(createdAt)) ?? [];
  return year ? Number(year) : undefined;
}

/** The year of each title, digital and physical. */
export const titleYears = ({ fisico, virtual }: TitleList): (number | undefined)[] =>
  [...fisico, ...virtual].map((title) => titleYear(title.created_at));
