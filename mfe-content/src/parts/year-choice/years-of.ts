import { todayInSaoPaulo } from '@site/domain/local-date';

const firstYear = 2024;

/** The year that it is in Brazil. */
export const currentYear = (): number => todayInSaoPaulo().year;

/** The years to choose from, newest first: those of the campaigns, the current one and 2024 (document 2, section 9). */
export function yearsOf(known: readonly number[] = []): number[] {
  return [...new Set([...known, currentYear(), firstYear])].sort((one, other) => other - one);
}
