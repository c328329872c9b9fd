import { Refusal } from '#refusal.ts';

/** An option as a number. Refuses anything else. */
export function numberOption(name: string, given: string | boolean | undefined): number {
  return numberIn(given, `--${name} takes a number, as --${name} 10.`);
}

/** A word of the command line as a number. Refuses anything else with the sentence. */
export function numberIn(given: string | boolean | undefined, sentence: string): number {
  if (typeof given !== 'string' || !/^\d+(\.\d+)?$/.test(given)) throw new Refusal(sentence);
  return Number(given);
}
