import { Refusal } from '#registry/refusal.ts';

/** An option as a number. Refuses anything else. */
export function numberOption(name: string, given: string | boolean | undefined): number {
  const value = Number(given);
  if (typeof given !== 'string' || given === '' || Number.isNaN(value))
    throw new Refusal(`--${name} takes a number, as --${name} 10.`);
  return value;
}
