/** A day of the calendar as three integers; months count from 1. It is not an instant and has no time zone. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** Whether the three integers are a day that exists. */
export function isRealDate({ year, month, day }: CalendarDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day on the calendar of São Paulo at an instant. */
export function dayInSaoPaulo(instant: Date): CalendarDate {
  const { year, month, day } = partsInSaoPaulo(instant);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** Today on the calendar of São Paulo, by this machine's clock. */
export const todayInSaoPaulo = (): CalendarDate => dayInSaoPaulo(new Date());

/** 'dd/MM/yyyy' in São Paulo from an ISO text; 'Data inválida' when it cannot be read. */
export function formatDate(iso: string | null | undefined): string {
  const parts = readIso(iso);
  return parts ? `${parts.day}/${parts.month}/${parts.year}` : invalidDate;
}

/** 'dd/MM/yyyy HH:mm' in São Paulo from an ISO text; 'Data inválida' when it cannot be read. */
export function formatDateTime(iso: string | null | undefined): string {
  const parts = readIso(iso);
  return parts ? `${formatDate(iso)} ${parts.hour}:${parts.minute}` : invalidDate;
}

/** What the site shows for a date that it cannot read. */
export const invalidDate = 'Data inválida';

const iso8601 = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

// A text without a zone is a day or a wall clock in Brazil: it is shown as written, never shifted (C21).
function readIso(iso: string | null | undefined): Parts | undefined {
  const [, year = '', month = '', day = '', hour = '00', minute = '00', zone] = iso8601.exec(iso ?? '') ?? [];
  const isReal = isRealDate({ year: Number(year), month: Number(month), day: Number(day) });
  if (!isReal || Number(hour) > 23 || Number(minute) > 59) return undefined;
  if (!zone) return { year, month, day, hour, minute };
  const instant = new Date(String(iso).replace(' ', 'T'));
  return Number.isNaN(instant.getTime()) ? undefined : partsInSaoPaulo(instant);
}

// Made with the first instant: it takes a phone 20 ms and more.
let clock: Intl.DateTimeFormat | undefined;

function clockOfSaoPaulo(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return clock;
}

function partsInSaoPaulo(instant: Date): Parts {
  const parts = Object.fromEntries(
    clockOfSaoPaulo()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { year, month, day, hour, minute };
}
