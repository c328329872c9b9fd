import { useState } from 'react';
import type { TitleList } from '@site/contracts/api/titles';
import { todayInSaoPaulo } from '@site/domain/local-date';
import { type YearChoice, yearOffer } from './year-choice';

/** The year on screen: the customer's choice, and the preset before that. */
export function useYearChoice(list: TitleList | undefined) {
  const currentYear = todayInSaoPaulo().year;
  const [chosen, chooseYear] = useState<YearChoice>();
  const { years, hasAll, preset } = yearOffer(list, currentYear);
  return { year: chosen ?? preset, years, hasAll, currentYear, chooseYear };
}
