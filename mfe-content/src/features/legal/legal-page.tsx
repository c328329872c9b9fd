import { type RouteId, pathTo } from '@site/contracts/routes';
import { formatDate } from '@site/domain/local-date';
import { Page } from '@site/platform/page';
import { Button } from '@site/ui/button';
import { Prose } from '@site/ui/prose';
import type { LegalDocument } from '#content/legal.schema.ts';
import { PagePreview } from '@site/platform/page-preview';
import { RichText } from '#parts/rich-text/rich-text.tsx';
import { Contents } from './contents';
import { LegalSection } from './legal-section';
import { text } from './legal.text';
import styles from './legal-page.module.css';

interface Props {
  page: Extract<RouteId, 'cookiePolicy' | 'termsOfUse' | 'legalNotice' | 'privacyPolicy'>;
  document: LegalDocument;
}

/** A legal page: its date, its table of contents, its sections, and a button that prints it. */
export function LegalPage({ page, document }: Props) {
  const { titulo, descricao, atualizadoEm, introducao, secoes } = document;
  return (
    <Page title={titulo} description={descricao}>
      <PagePreview title={titulo} description={descricao} path={pathTo(page)} />
      <div className={styles.page}>
        <div className={styles.aside}>
          <Contents sections={secoes} />
          <div className={styles.print}>
            <Button kind="secondary" size="sm" onClick={() => window.print()}>
              {text.print}
            </Button>
          </div>
        </div>
        <div className={styles.text}>
          <Prose>
            <p className={styles.date}>{text.updated(formatDate(atualizadoEm))}</p>
            <RichText blocks={introducao} />
            {secoes.map((section) => (
              <LegalSection key={section.id} section={section} />
            ))}
          </Prose>
        </div>
      </div>
    </Page>
  );
}
