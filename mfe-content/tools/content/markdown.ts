import { marked, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '#content/rich-text.schema.ts';
import { checkedLink } from './links';
import { report } from './problems';

/** A titled part of a text. The part before the first heading has no title. */
export interface Section {
  title: string;
  blocks: Block[];
}

/** Turns Markdown into sections of paragraphs, lists and tables. Anything else (HTML, images, code) is reported. */
export function sectionsOf(text: string, file: string): [Section, ...Section[]] {
  const sections: [Section, ...Section[]] = [{ title: '', blocks: [] }];
  let current = sections[0];
  for (const token of marked.lexer(text)) {
    if (isHeading(token)) {
      current = { title: token.text, blocks: [] };
      sections.push(current);
    } else current.blocks.push(...blocksOf(token, file));
  }
  return sections;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2;

function blocksOf(token: Token, file: string): Block[] {
  const known = token as Tokens.Paragraph | Tokens.List | Tokens.Table | Tokens.Space;
  if (known.type === 'paragraph') return [{ kind: 'paragraph', line: lineOf(known.tokens, file) }];
  if (known.type === 'list') {
    const items = known.items.map((item) => lineOf(item.tokens, file));
    return [{ kind: 'list', ordered: known.ordered, items }];
  }
  if (known.type === 'table') {
    for (const row of unevenRows(known))
      report(file, 'tabela', `esta linha não tem ${known.header.length} colunas: "${shortened(row)}"`);
    const cells = (row: Tokens.TableCell[]) => row.map((cell) => lineOf(cell.tokens, file));
    return [{ kind: 'table', head: cells(known.header), rows: known.rows.map(cells) }];
  }
  if (known.type !== 'space') report(file, 'texto', `não sei mostrar "${shortened(token.raw)}"`);
  return [];
}

/** The rows with more or fewer cells than the head: Markdown would drop the words that are too many. */
function unevenRows({ raw, header }: Tokens.Table): string[] {
  const borders = header.length + 1;
  return raw
    .trim()
    .split('\n')
    .filter((row) => row.split('|').length - 1 !== borders);
}

function lineOf(tokens: readonly Token[], file: string): Inline[] {
  return joined(tokens.flatMap((token) => inlinesOf(token, file)));
}

function inlinesOf(token: Token, file: string): Inline[] {
  const known = token as Tokens.Text | Tokens.Strong | Tokens.Link | Tokens.Escape;
  if (known.type === 'link') return [{ text: known.text, link: checkedLink(known.href, file) }];
  if (known.type === 'strong') return [{ strong: known.text }];
  if (known.type === 'escape') return [known.text];
  if (known.type === 'text') {
    return 'tokens' in known && known.tokens ? lineOf(known.tokens, file) : [known.text.replace(/\n/g, ' ')];
  }
  report(file, 'texto', `não sei mostrar "${shortened(token.raw)}"`);
  return [];
}

function joined(line: readonly Inline[]): Inline[] {
  return line.reduce<Inline[]>((done, next) => {
    const last = done.at(-1);
    if (typeof last === 'string' && typeof next === 'string') return [...done.slice(0, -1), last + next];
    return [...done, next];
  }, []);
}

const shortened = (raw: string) => raw.trim().slice(0, 40);
