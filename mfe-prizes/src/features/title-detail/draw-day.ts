import { formatDate, invalidDate } from '@site/domain/local-date';

/** The day of a draw and whether it is over; without `isOver` nobody can tell. */
export interface DrawDay {
  date: string;
  isOver?: boolean;
}

/** Reads the date of a draw (D28). A text without a zone is São Paulo's clock; a day without an hour lasts until midnight. */
export function drawDay(iso: string, now: Date): DrawDay {
  const date = formatDate(iso);
  if (date === invalidDate) return { date };
  const [day = '', hour = '23:59:59'] = iso.split(/[T ]/);
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(hour);
  return { date, isOver: new Date(`${day}T${hour}${hasZone ? '' : '-03:00'}`) <= now };
}
