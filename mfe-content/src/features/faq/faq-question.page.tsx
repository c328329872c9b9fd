import { Navigate, useParams } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { formatDateTime } from '@site/domain/local-date';
import { Page } from '@site/platform/page';
import { Card } from '@site/ui/card';
import { ButtonLink } from '@site/ui/button-link';
import { Grid } from '@site/ui/grid';
import { Prose } from '@site/ui/prose';
import { Stack } from '@site/ui/stack';
import { faq } from '#content/faq.ts';
import { PagePreview } from '@site/platform/page-preview';
import { plainText } from '#parts/rich-text/plain-text.ts';
import { RichText } from '#parts/rich-text/rich-text.tsx';
import { text } from './faq.text';
import { MoreQuestions } from './more-questions';
import styles from './faq-question.module.css';

export function FaqQuestionPage() {
  const { questionId = '' } = useParams();
  // D27: what is not a number, not known or not public leads back to the list.
  const question = faq.find(({ id }) => String(id) === questionId);
  if (!question) return <Navigate to={pathTo('faqList')} replace />;

  const { id, resumo, resposta, dataAtualizacao } = question;
  const description = plainText(resposta.slice(0, 1));
  return (
    <Page title={resumo} description={description}>
      <PagePreview
        title={resumo}
        description={description}
        path={pathTo('faqQuestion', { questionId: id })}
      />
      {/* The day that the site map tells search engines. */}
      <meta property="article:modified_time" content={dataAtualizacao} />
      <Grid layout="aside">
        <Card>
          <Stack gap={5} align="start">
            <p className={styles.date}>{text.lastUpdate(formatDateTime(dataAtualizacao))}</p>
            <Prose>
              <RichText blocks={resposta} />
            </Prose>
            <ButtonLink kind="secondary" size="lg" to={pathTo('faqList')}>
              {text.back}
            </ButtonLink>
          </Stack>
        </Card>
        <MoreQuestions after={id} />
      </Grid>
    </Page>
  );
}
