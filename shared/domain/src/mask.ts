/**
 * The mask language of the site: 9 is a digit, a is a letter, * is a letter or digit; every other character
 * stands for itself and is punctuation. A form keeps the raw characters; the mask is only how they are shown.
 */
export type Mask = string;

/**
 * What a masked field holds after an input: raw characters, the text to show, and the position of the caret in it.
 */
export interface MaskedText {
  raw: string;
  shown: string;
  caret: number;
}

/** One input into a masked field, read after the browser has made it. */
export interface MaskedInput {
  mask: Mask;
  /** The raw characters before the input. */
  before: string;
  /** The text that the browser's input now holds. */
  text: string;
  /** Where its caret is. */
  caret: number;
  /** The Delete key deleted what was after the caret. */
  isForwardDelete?: boolean;
}

/** Raw characters in the shape of a mask, up to the last one: '5299' is '529.9'. */
export function formatMask(mask: Mask, raw: string): string {
  const shown = [...mask].reduce(
    ({ text, left }, sign) => {
      if (left === '') return { text, left };
      return isSlot(sign)
        ? { text: text + left.charAt(0), left: left.slice(1) }
        : { text: text + sign, left };
    },
    { text: '', left: fill(mask, raw).raw },
  );
  return shown.text;
}

/** The characters of a text that fill the slots of a mask in their order; everything else is dropped (C9). */
export const unformatMask = (mask: Mask, text: string): string => fill(mask, text).raw;

/** The mask with `_` for each empty slot: '___.___.___-__'. */
export const maskPlaceholder = (mask: Mask): string => mask.replace(/[9a*]/g, '_');

/** Whether every slot of the mask is filled. */
export const isMaskFull = (mask: Mask, raw: string): boolean => raw.length === slotsOf(mask).length;

/**
 * What a field shows after an input. Nothing is prevented beforehand, so that composition and autofill work (C1,
 * C11); the caret is found again by counting filled slots, never by the punctuation around them (C3, C5, C7).
 */
export function applyMaskedInput({ mask, before, text, caret, isForwardDelete }: MaskedInput): MaskedText {
  const { raw, rest } = fill(mask, text);
  const slotsBefore = fill(mask, text.slice(0, caret)).raw.length;
  const isAtEnd = slotsBefore === raw.length;
  if (isMaskFull(mask, before) && hasCharacter(rest) && !isAtEnd) {
    // A full field takes no more, like maxlength: a character typed in the middle pushes no other out.
    const shown = formatMask(mask, before);
    return { raw: before, shown, caret: Math.max(0, caret - (text.length - shown.length)) };
  }
  const shown = formatMask(mask, raw);
  const at = isForwardDelete ? beforeSlot(mask, slotsBefore) : afterSlot(mask, slotsBefore);
  return { raw, shown, caret: isAtEnd ? shown.length : at };
}

const slots: Readonly<Record<string, RegExp>> = { '9': /\d/, a: /\p{L}/u, '*': /[\p{L}\d]/u };
const isSlot = (sign: string) => sign in slots;
const slotsOf = (mask: Mask) => [...mask].filter(isSlot);
const hasCharacter = (text: string) => /[\p{L}\d]/u.test(text);

function fill(mask: Mask, text: string): { raw: string; rest: string } {
  let raw = '';
  let rest = text;
  for (const slot of slotsOf(mask)) {
    const at = rest.search(slots[slot] ?? /$^/);
    if (at < 0) break;
    raw += rest.charAt(at);
    rest = rest.slice(at + 1);
  }
  return { raw, rest };
}

const slotPositions = (mask: Mask) => [...mask].flatMap((sign, index) => (isSlot(sign) ? [index] : []));
const beforeSlot = (mask: Mask, count: number) => slotPositions(mask)[count] ?? mask.length;
const afterSlot = (mask: Mask, count: number) => (count === 0 ? 0 : beforeSlot(mask, count - 1) + 1);
