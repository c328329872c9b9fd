import type { FaqItem } from '#content/faq.schema.ts';
import { plainText } from '#parts/rich-text/plain-text.ts';

/** The questions whose summary or answer holds the words, whatever their case. No words hold for every question. */
export function matching(questions: readonly FaqItem[], words: string): readonly FaqItem[] {
  const wanted = comparable(words);
  return questions.filter(({ resumo, resposta }) =>
    [resumo, plainText(resposta)].some((text) => comparable(text).includes(wanted)),
  );
}

// Money is written with a space that does not break, and nobody types that one.
const comparable = (text: string): string => text.replace(/\s/g, ' ').trim().toLocaleLowerCase('pt-BR');
