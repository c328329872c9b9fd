/** The name with one space between its words and composed accents, or undefined when it is none. */
export function parseFullName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return name.length >= 3 && /^[\p{L}\d]+( [\p{L}\d]+)+$/u.test(name) ? name : undefined;
}

/** 'Nome inválido' unless the text has two words or more of letters and digits. */
export const fullNameRule = (value: string): string | undefined =>
  parseFullName(value) ? undefined : 'Nome inválido';
