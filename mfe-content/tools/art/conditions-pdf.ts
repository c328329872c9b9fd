import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Block, Inline } from '#content/rich-text.schema.ts';
import type { Section } from '../content/markdown';

const sheet = { width: 595, height: 842, margin: 62, foot: 70 };
const colour = { ink: rgb(0.063, 0.122, 0.294), text: rgb(0.2, 0.24, 0.36), foot: rgb(0.36, 0.41, 0.52) };
const size = { title: 24, heading: 13, text: 10.5, foot: 9 };
const leading = 1.5;

/** What the PDF of a campaign is made of. `picture` is its front as a PNG. */
export interface Conditions {
  title: string;
  subtitle: string;
  issuer: string;
  sections: readonly Section[];
  picture: Uint8Array;
}

/** The general conditions as a PDF with real text, an outline of headings by size, and the language set. */
export async function conditionsPdf({
  title,
  subtitle,
  issuer,
  sections,
  picture,
}: Conditions): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${title}: ${subtitle}`, { showInWindowTitleBar: true });
  pdf.setAuthor(issuer);
  pdf.setLanguage('pt-BR');
  // The same texts are always the same file.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const pen = new Pen(pdf, fonts);
  const image = await pdf.embedPng(picture);
  pen.page.drawImage(image, {
    x: sheet.width - sheet.margin - 120,
    y: sheet.height - sheet.margin - 90,
    width: 120,
    height: 90,
  });
  pen.write(title, { font: fonts.bold, size: size.title, colour: colour.ink, width: 330 });
  pen.write(subtitle, { font: fonts.plain, size: size.heading, colour: colour.text, width: 330 });
  pen.moveTo(sheet.height - sheet.margin - 90 - 30);
  for (const { title: heading, blocks } of sections) {
    if (heading) pen.heading(heading);
    for (const block of blocks) pen.block(block);
  }
  pen.numberPages(`${title}, ${subtitle}`);
  return pdf.save({ useObjectStreams: true });
}

interface Style {
  font: PDFFont;
  size: number;
  colour: ReturnType<typeof rgb>;
  width?: number;
  indent?: number;
}

class Pen {
  page: PDFPage;
  private y: number;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: { plain: PDFFont; bold: PDFFont },
  ) {
    this.page = pdf.addPage([sheet.width, sheet.height]);
    this.y = sheet.height - sheet.margin;
  }

  moveTo(y: number): void {
    this.y = Math.min(this.y, y);
  }

  heading(words: string): void {
    this.y -= 10;
    // A heading does not stand alone at the foot of a page.
    if (this.y < sheet.foot + 50) this.turn();
    this.write(words, { font: this.fonts.bold, size: size.heading, colour: colour.ink });
    this.y -= 2;
  }

  block(block: Block): void {
    const style = { font: this.fonts.plain, size: size.text, colour: colour.text };
    if (block.kind === 'paragraph') this.write(wordsOf(block.line), style);
    if (block.kind === 'list')
      for (const item of block.items) this.write(`• ${wordsOf(item)}`, { ...style, indent: 10 });
    this.y -= 6;
  }

  write(words: string, { font, size: points, colour: fill, width, indent = 0 }: Style): void {
    const room = (width ?? sheet.width - 2 * sheet.margin) - indent;
    for (const line of wrapped(words, (text) => font.widthOfTextAtSize(text, points) <= room)) {
      if (this.y - points * leading < sheet.foot) this.turn();
      this.y -= points * leading;
      this.page.drawText(line, { x: sheet.margin + indent, y: this.y, size: points, font, color: fill });
    }
  }

  numberPages(name: string): void {
    const pages = this.pdf.getPages();
    pages.forEach((page, index) => {
      const words = `${name} · página ${index + 1} de ${pages.length}`;
      page.drawText(words, {
        x: sheet.margin,
        y: 42,
        size: size.foot,
        font: this.fonts.plain,
        color: colour.foot,
      });
    });
  }

  private turn(): void {
    this.page = this.pdf.addPage([sheet.width, sheet.height]);
    this.y = sheet.height - sheet.margin;
  }
}

function wrapped(words: string, fits: (line: string) => boolean): string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

const wordsOf = (line: readonly Inline[]): string => line.map(wordOf).join('');

function wordOf(part: Inline): string {
  if (typeof part === 'string') return part;
  return 'strong' in part ? part.strong : part.text;
}
