import type { FaqItem } from '#content/faq.schema.ts';
import { plainText } from '#parts/rich-text/plain-text.ts';

/** The questions as schema.org data. It is a data block: the browser runs nothing of it. */
export function FaqStructuredData({ questions }: { questions: readonly FaqItem[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ resumo, resposta }) => ({
      '@type': 'Question',
      name: resumo,
      acceptedAnswer: { '@type': 'Answer', text: plainText(resposta) },
    })),
  };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
