import { isMaskFull, type Mask } from '@site/domain/mask';
import { required } from '@site/domain/required';
import { all, type Rule } from '@site/domain/rule';
import { titleNumberMasks as masks } from '@site/domain/title-number';
import { text } from './title-registration.text';

const full =
  (mask: Mask): Rule =>
  (value) =>
    isMaskFull(mask, value) ? undefined : text.incomplete(mask.length);

const numbers = (mask: Mask): Rule => all(required, full(mask));

/** The numbers printed on a title. */
export const identificationSchema = {
  produto: numbers(masks.product),
  serie: numbers(masks.series),
  numeroTitulo: numbers(masks.title),
  dv: numbers(masks.checkDigit),
};

const codeLength = 5;

/** The activation code of a title. */
export const activationSchema = {
  activationCode: ((code) => (code.length === codeLength ? undefined : text.codeIncomplete)) satisfies Rule,
};
