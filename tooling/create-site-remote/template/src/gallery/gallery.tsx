import '@site/tokens/css/fonts.css';
import '@site/tokens/css/tokens.css';
import '@site/tokens/css/base.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { PageWidth } from '@site/ui/page-width';
import { examples as onSale } from '#features/new-page/on-sale.examples.tsx';

/** The examples of every component, by the name of its file. */
const components = { 'on-sale': onSale };

createRoot(document.getElementById('app') as HTMLElement).render(
  <MemoryRouter>
    <PageWidth>
      <main>
        <h1>Componentes</h1>
        {Object.entries(components).map(([component, examples]) => (
          <section key={component}>
            <h2>{component}</h2>
            {Object.entries(examples).map(([state, example]) => (
              <figure key={state}>
                {example}
                <figcaption>{state}</figcaption>
              </figure>
            ))}
          </section>
        ))}
      </main>
    </PageWidth>
  </MemoryRouter>,
);
