// D63: an apostrophe or a hyphen inside a word, as in D'Ávila and Ana-Maria.
const word = String.raw`[\p{L}\d]+(?:['’-][\p{L}\d]+)*`;
const words = new RegExp(`^${word}(?: ${word})+$`, 'u');

/** The name with one space between its words and composed accents, or undefined when it is none. */
export function parseFullName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return name.length >= 3 && words.test(name) ? name : undefined;
}

/** 'Nome inválido' unless the text has two words or more of letters and digits (D63). */
export const fullNameRule = (value: string): string | undefined =>
  parseFullName(value) ? undefined : 'Nome inválido';
