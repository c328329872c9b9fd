import type { ScratchCell, ScratchModality, TitleDetail } from '@site/contracts/api/title-detail';

/** A title's scratch card as the server has it. */
export type Card = ScratchModality['data'];

/** The scratch card of a title, if it has one. */
export const cardOf = (title: TitleDetail | undefined): Card | undefined =>
  title?.modalities.find((modality) => modality.section === 'raspe')?.data;

/** Whether every cell is opened. */
export const isComplete = ({ raspadinha }: Card): boolean =>
  raspadinha.length > 0 && raspadinha.every(({ Aberto }) => Aberto);

/** The newer title; a cell that was open stays open, since two responses may arrive in the wrong order. */
export function keepOpen(known: TitleDetail, newer: TitleDetail): TitleDetail {
  const opened = new Map(openCells(known).map((cell) => [cell.Item, cell]));
  return {
    ...newer,
    modalities: newer.modalities.map((modality) => {
      if (modality.section !== 'raspe') return modality;
      const raspadinha = modality.data.raspadinha.map((cell) =>
        cell.Aberto ? cell : (opened.get(cell.Item) ?? cell),
      );
      return { ...modality, data: { ...modality.data, raspadinha } };
    }),
  };
}

/** The cells that made a complete card win: those whose words appear three times. */
export function winningItems(card: Card): ReadonlySet<number> {
  if (!card.winner || !isComplete(card)) return new Set();
  const isOfTrio = ({ TextoFundo }: ScratchCell) =>
    TextoFundo !== '' && card.raspadinha.filter((other) => other.TextoFundo === TextoFundo).length >= 3;
  return new Set(card.raspadinha.filter(isOfTrio).map(({ Item }) => Item));
}

const openCells = (title: TitleDetail) => (cardOf(title)?.raspadinha ?? []).filter(({ Aberto }) => Aberto);
