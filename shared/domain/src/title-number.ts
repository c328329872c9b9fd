import { digitsOf } from './digits';

/** The parts of a title number: two digits, four, seven. */
export interface TitleNumber {
  product: string;
  series: string;
  title: string;
}

/** How each part of a title number is typed; `checkDigit` is printed beside it. */
export const titleNumberMasks = { product: '99', series: '9999', title: '9999999', checkDigit: '9' } as const;

/** The parts of the thirteen digits, or undefined. */
export function parseTitleNumber(text: string): TitleNumber | undefined {
  const [, product, series, title] = /^(\d{2})(\d{4})(\d{7})$/.exec(digitsOf(text)) ?? [];
  return product && series && title ? { product, series, title } : undefined;
}

/** The thirteen digits in one, as the API takes them. */
export const formatTitleNumber = ({ product, series, title }: TitleNumber): string =>
  product + series + title;

/** The series that the prize summary groups by: the fifth character of the title number. */
export const summarySeriesOf = (titleNumber: string): string => titleNumber.charAt(4);
