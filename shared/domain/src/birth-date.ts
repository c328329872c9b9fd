import { type CalendarDate, invalidDate, isRealDate } from './local-date';
import { formatMask } from './mask';

/** How a birth date is typed: day, month, year. */
export const birthDateMask = '99/99/9999';

/** The age in years from which somebody may have an account. */
export const minimumAge = 16;

/**
 * A birth date from what a form holds ('31011986', '31/01/1986') or from ISO text; undefined when the calendar has
 * no such day. The time of an ISO text is ignored, so no time zone can move the day (C21).
 */
export function parseBirthDate(text: string): CalendarDate | undefined {
  const { year, month, day } = (typed.exec(text.trim()) ?? iso.exec(text.trim()))?.groups ?? {};
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isRealDate(date) && date.year >= 1900 ? date : undefined;
}

/** '31/01/1986'. */
export const formatBirthDate = (date: CalendarDate): string =>
  formatMask(birthDateMask, toBirthDateDigits(date));

/** '31011986', as a masked field keeps it. */
export const toBirthDateDigits = ({ year, month, day }: CalendarDate): string =>
  `${twoDigits(day)}${twoDigits(month)}${year}`;

/** '1986-01-31T00:00:00.000Z': the day at UTC midnight, as the API takes it. */
export const toWireBirthDate = ({ year, month, day }: CalendarDate): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}T00:00:00.000Z`;

/** A pasted or autofilled text in the order in which the field is typed: ISO text is turned around. */
export function birthDateTextOf(text: string): string {
  const date = iso.test(text.trim()) ? parseBirthDate(text) : undefined;
  return date ? toBirthDateDigits(date) : text;
}

/** Full years between two days. Somebody born on 29 February turns on 1 March in common years. */
export function ageOn(today: CalendarDate, birth: CalendarDate): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/** A real day, not in the future, sixteen years ago or more. `today` is asked at every check. */
export const birthDateRule =
  (today: () => CalendarDate) =>
  (value: string): string | undefined => {
    const birth = parseBirthDate(value);
    if (!birth) return invalidDate;
    const age = ageOn(today(), birth);
    if (age < 0) return 'Não é possível incluir uma data futura';
    return age < minimumAge ? 'Você deve ter 16 anos ou mais para criar uma conta' : undefined;
  };

const typed = /^(?<day>\d{2})\/?(?<month>\d{2})\/?(?<year>\d{4})$/;
const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:T.*)?$/;
const twoDigits = (part: number) => String(part).padStart(2, '0');
