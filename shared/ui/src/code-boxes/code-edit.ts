export type CodeKind = 'digits' | 'letters-and-digits';

interface Edit {
  /** One entry per box, '' where it is empty. */
  boxes: readonly string[];
  /** The box that takes the focus. */
  focus: number;
}

const strangers = { digits: /\D/g, 'letters-and-digits': /[^A-Za-z0-9]/g };

/** What of a text can be part of the code. */
export function cleanCode(text: string, kind: CodeKind): string {
  return text.replace(strangers[kind], '');
}

/** Spreads a value over the boxes. */
export function toBoxes(value: string, length: number): string[] {
  return Array.from({ length }, (_, index) => value[index] ?? '');
}

/** Puts the characters of a text into the boxes: a whole code from the first box, less from the given one on. */
export function insertCode(boxes: readonly string[], at: number, text: string): Edit {
  const start = text.length >= boxes.length ? 0 : at;
  const next = boxes.map((box, index) => (index < start ? box : (text[index - start] ?? box)));
  return { boxes: next, focus: Math.min(start + text.length, boxes.length - 1) };
}

/**
 * What a box's new content means: one character typed over the old one, a whole code put in by the browser, or
 * nothing left. `inserted` is the text that came in, if the browser reports it; a suggested code is inserted next
 * to the existing digit (C76).
 */
export function typeIntoBox(
  boxes: readonly string[],
  at: number,
  { content, inserted }: { content: string; inserted: string },
): Edit {
  if (content === '') return eraseBox(boxes, at);
  const old = boxes[at] ?? '';
  if (inserted.length > 1) return insertCode(boxes, at, inserted);
  if (old !== '' && content.length > boxes.length && content.startsWith(old))
    return insertCode(boxes, at, content.slice(old.length));
  const typedOver = old !== '' && content.length === 2 && content.includes(old);
  return insertCode(boxes, at, typedOver ? content.replace(old, '') : content);
}

/** Empties one box and stays there. */
export function eraseBox(boxes: readonly string[], at: number): Edit {
  return { boxes: boxes.map((box, index) => (index === at ? '' : box)), focus: at };
}
