/** A piece of a paragraph: words, an address that leads out, or 'clique aqui', which leads home. */
export type Piece = string | { address: string } | { home: string };

/** The paragraphs of an institution's text: a blank line ends one; URLs and 'clique aqui' become links. */
export const paragraphsOf = (text: string): Piece[][] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(piecesOf);

// An address ends before the punctuation that ends the sentence.
const links = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?()])|(clique aqui)/gi;

function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = 0;
  for (const match of paragraph.matchAll(links)) {
    if (match.index > rest) pieces.push(paragraph.slice(rest, match.index));
    pieces.push(match[1] ? { address: match[1] } : { home: match[0] });
    rest = match.index + match[0].length;
  }
  if (rest < paragraph.length) pieces.push(paragraph.slice(rest));
  return pieces;
}
