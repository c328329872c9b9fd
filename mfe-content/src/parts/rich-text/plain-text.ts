import type { Block, Inline } from '#content/rich-text.schema.ts';

/** The words of a text without its links and weights, one line a block: for searching, summaries and search engines. */
export const plainText = (blocks: readonly Block[]): string => blocks.map(wordsOfBlock).join('\n');

function wordsOfBlock(block: Block): string {
  if (block.kind === 'paragraph') return wordsOf(block.line);
  if (block.kind === 'list') return block.items.map(wordsOf).join('\n');
  return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' ')).join('\n');
}

/** The words of one line. */
export const wordsOf = (line: readonly Inline[]): string => line.map(wordOf).join('');

function wordOf(part: Inline): string {
  if (typeof part === 'string') return part;
  return 'strong' in part ? part.strong : part.text;
}
