import type { LegalDocument } from '#content/legal.schema.ts';
import { RichText } from '#parts/rich-text/rich-text.tsx';
import styles from './legal-section.module.css';

/** A section with an anchor. A page opened at the anchor scrolls to the section when it appears. */
export function LegalSection({ section }: { section: LegalDocument['secoes'][number] }) {
  const { id, titulo, blocos } = section;
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.title} ref={showIfAsked}>
        {titulo}
      </h2>
      <RichText blocks={blocos} />
    </section>
  );
}

// The page comes after the browser looked for the anchor.
function showIfAsked(heading: HTMLElement | null) {
  if (heading && window.location.hash === `#${heading.id}`) heading.scrollIntoView();
}
