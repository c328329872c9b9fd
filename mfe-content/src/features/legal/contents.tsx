import { Link } from 'react-router-dom';
import type { LegalDocument } from '#content/legal.schema.ts';
import styles from './contents.module.css';
import { text } from './legal.text';

/** The table of contents of a legal page. */
export function Contents({ sections }: { sections: LegalDocument['secoes'] }) {
  return (
    <nav aria-labelledby="nesta-pagina" className={styles.contents}>
      <h2 id="nesta-pagina" className={styles.title}>
        {text.contents}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, titulo }) => (
          <li key={id}>
            <Link to={`#${id}`} className={styles.link}>
              {titulo}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
