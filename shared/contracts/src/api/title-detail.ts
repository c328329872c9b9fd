import * as v from 'valibot';
import { count, identifier, optionalMark, optionalText, reais } from './wire';

/** One lucky number of a title with its draw. */
export const luckyNumber = v.object({
  Nome: v.string(),
  NumeroDaSorte: identifier,
  DtSorteio: optionalText,
  winner: optionalMark,
  CodModalidade: v.nullish(identifier),
});

/** One lucky number of a title. `DtSorteio` is ISO, or empty. */
export type LuckyNumber = v.InferOutput<typeof luckyNumber>;

/** One cell of a scratch card: cover, hidden side, and whether it is open (D53). */
export const scratchCell = v.object({
  Item: count,
  ImagemFrente: v.string(),
  ImagemFundo: v.string(),
  Aberto: optionalMark,
  TextoFundo: optionalText,
});

/** One cell of a scratch card. `TextoFundo` describes what an open cell shows; a server may leave it out. */
export type ScratchCell = v.InferOutput<typeof scratchCell>;

const numbersModality = v.object({
  section: v.literal('numeros'),
  section_name: v.string(),
  data: v.object({ numeros: v.array(luckyNumber), texto: optionalText }),
});

const scratchModality = v.object({
  section: v.literal('raspe'),
  section_name: v.string(),
  data: v.object({
    raspadinha: v.array(scratchCell),
    winner: optionalMark,
    prizeValue: v.nullish(reais),
    texto: optionalText,
  }),
});

const knownSections: readonly unknown[] = ['numeros', 'raspe'];

/** One part of a title: its lucky numbers, or its scratch card. */
export const modality = v.variant('section', [numbersModality, scratchModality]);

/** One part of a title. */
export type Modality = v.InferOutput<typeof modality>;

/** The scratch card of a title. */
export type ScratchModality = v.InferOutput<typeof scratchModality>;

/** The lucky numbers of a title. */
export type NumbersModality = v.InferOutput<typeof numbersModality>;

/**
 * Response of `GET /titulo-de-capitalizacao/busca-titulo-id/{number}/{type}` and of
 * `PATCH /titulo-de-capitalizacao/{number}/raspadinha` (D53). A section that we do not know is left out.
 */
export const titleDetail = v.object({
  number: identifier,
  event_code: identifier,
  event_name: optionalText,
  created_at: optionalText,
  type: v.picklist(['fisico', 'digital']),
  modalities: v.pipe(
    v.array(v.looseObject({ section: v.string() })),
    v.transform((all) => all.filter(({ section }) => knownSections.includes(section))),
    v.array(modality),
  ),
});

/** A title with its lucky numbers and its scratch card. */
export type TitleDetail = v.InferOutput<typeof titleDetail>;
