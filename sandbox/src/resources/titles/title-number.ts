/** The 13 digits of a title: product 2, series 4, title 7. */
export const titleNumber = (product: string | number, series: string | number, title: number) =>
  String(product).padStart(2, '0') + String(series).padStart(4, '0') + String(title).padStart(7, '0');

/** The check digit of a printed title: modulo 11 over the 13 digits, weights 2 to 9 from the right. */
export function checkDigitOf(number: string): string {
  const sum = [...number].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0);
  return String(((sum * 10) % 11) % 10);
}
