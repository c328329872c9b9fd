import * as v from 'valibot';

const words = v.pipe(v.string(), v.minLength(1));

/** A run of words: plain, strong, or a link (a path of this site, `https:`, `mailto:` or `tel:`). */
export const inline = v.union([
  words,
  v.strictObject({ strong: words }),
  v.strictObject({ text: words, link: words }),
]);

const line = v.array(inline);

/** A block of a long text. The pages draw these and nothing else, so that no text is ever HTML. */
export const block = v.variant('kind', [
  v.strictObject({ kind: v.literal('paragraph'), line }),
  v.strictObject({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(line) }),
  v.strictObject({ kind: v.literal('table'), head: v.array(line), rows: v.array(v.array(line)) }),
]);

export type Inline = v.InferOutput<typeof inline>;
export type Block = v.InferOutput<typeof block>;
