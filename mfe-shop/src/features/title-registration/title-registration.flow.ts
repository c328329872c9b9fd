import type { TitleActivation, TitleRegistration } from '@site/contracts/api/titles';
import { formatTitleNumber } from '@site/domain/title-number';
import type { PrintedNumbers } from './title-registration.storage';

export type Step = 1 | 2 | 3;

/** The step that an address asks for; whatever is not a step is the first. */
export function stepOf(param: string | undefined): Step {
  if (param === '2') return 2;
  return param === '3' ? 3 : 1;
}

/** Where a step leads: an activation needs a title that waits for it, a confirmation one that was activated. */
export function destinationOf(
  asked: Step,
  { hasTitle, isOpen }: { hasTitle: boolean; isOpen: boolean },
): Step {
  const isThere = asked === 1 || (hasTitle && isOpen === (asked === 2));
  return isThere ? asked : 1;
}

/** The numbers as the server takes them. */
export const registrationOf = ({ produto, serie, numeroTitulo, dv }: PrintedNumbers): TitleRegistration => ({
  product_code: Number(produto),
  series: Number(serie),
  number: Number(numeroTitulo),
  verification_digit: Number(dv),
});

/** The activation of a title; capitals count. */
export const activationOf = (
  { produto, serie, numeroTitulo }: PrintedNumbers,
  activationCode: string,
): TitleActivation => ({
  activationCode,
  numberTitle: formatTitleNumber({ product: produto, series: serie, title: numeroTitulo }),
});
