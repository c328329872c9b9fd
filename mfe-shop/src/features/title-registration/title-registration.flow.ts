import type { TitleActivation, TitleRegistration } from '@site/contracts/api/titles';
import type { Step } from '@site/domain/step';
import { formatTitleNumber } from '@site/domain/title-number';
import type { PrintedNumbers } from './title-registration.storage';

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
