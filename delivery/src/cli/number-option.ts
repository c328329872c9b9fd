import { Refusal } from '#registry/refusal.ts';

/** An option as a number. Refuses anything else. */
export function numberOption(name: string, given: string | boolean | undefined): number {
  if (typeof given !== 'string' || !/^\d+(\.\d+)?$/.test(given))
    throw new Refusal(`--${name} takes a number, as --${name} 10.`);
  return Number(given);
}
