import * as v from 'valibot';
import { block } from './rich-text.schema';

/** A question, with the names of document 1, section 3. Only `publico` ones are ever shown (D27). */
export const faqItem = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  resumo: v.pipe(v.string(), v.minLength(1)),
  resposta: v.pipe(v.array(block), v.minLength(1, 'a resposta está vazia')),
  dataAtualizacao: v.pipe(v.string(), v.isoTimestamp('use o formato 2026-09-14T13:00:00.000Z')),
  status: v.picklist(['publico', 'interno'], 'use publico ou interno'),
});

export type FaqItem = v.InferOutput<typeof faqItem>;
