import type { FooterConfiguration } from '@site/brand/footer';
import { WholeWords } from '@site/ui/whole-words';
import styles from './legal-text.module.css';

/** The legal block: a small tree of text, so that nothing is rendered as HTML. */
export function LegalText({ paragraphs }: { paragraphs: FooterConfiguration['legalText'] }) {
  return (
    <div className={styles.legal}>
      {paragraphs.map((spans, place) => (
        <p key={place} className={styles.paragraph}>
          {spans.map((span, position) =>
            typeof span === 'string' ? (
              <WholeWords key={position}>{span}</WholeWords>
            ) : (
              <strong key={position}>{span.strong}</strong>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
