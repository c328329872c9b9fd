import { MemoryRouter } from 'react-router-dom';
import { PageWidth } from '#page-width/page-width.tsx';
import { exampleList } from './example-list';
import styles from './gallery.module.css';

// These show their measure only in a whole row.
const wide = new Set([
  'auth-card',
  'form-cell',
  'form-grid',
  'grid',
  'page-width',
  'split-card',
  'stepper',
  'success-card',
  'timeline',
]);

/** One page with every component in every state of its examples. */
export function Gallery() {
  return (
    <MemoryRouter>
      <PageWidth>
        <main className={styles.gallery}>
          <h1>Componentes</h1>
          {Object.entries(exampleList).map(([component, examples]) => (
            <section key={component} aria-labelledby={`gallery-${component}`}>
              <h2 id={`gallery-${component}`} className={styles.heading}>
                {component}
              </h2>
              <div className={styles.examples}>
                {Object.entries(examples).map(([state, example]) => (
                  <figure key={state} className={styles.example} data-wide={wide.has(component) || undefined}>
                    <div>{example}</div>
                    <figcaption className={styles.caption}>{state}</figcaption>
                  </figure>
                ))}
              </div>
            </section>
          ))}
        </main>
      </PageWidth>
    </MemoryRouter>
  );
}
