import * as v from 'valibot';
import { block } from './rich-text.schema';

const words = v.pipe(v.string(), v.minLength(1));

/** A legal page: an introduction and titled sections, each with an anchor of its own. */
export const legalDocument = v.strictObject({
  titulo: words,
  descricao: words,
  atualizadoEm: v.pipe(v.string(), v.isoDate('use o formato 2026-09-01')),
  introducao: v.array(block),
  secoes: v.array(
    v.strictObject({ id: words, titulo: words, blocos: v.pipe(v.array(block), v.minLength(1)) }),
  ),
});

export type LegalDocument = v.InferOutput<typeof legalDocument>;
