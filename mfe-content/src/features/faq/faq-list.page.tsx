import { routes } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { Button } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { KeptFocus } from '@site/ui/kept-focus';
import { Stack } from '@site/ui/stack';
import { faq } from '#content/faq.ts';
import { PagePreview } from '@site/platform/page-preview';
import { FaqFilter } from './faq-filter';
import { FaqStructuredData } from './faq-structured-data';
import { text } from './faq.text';
import { matching } from './matching';
import { QuestionList } from './question-list';
import { useFaqSearch } from './use-faq-search';

export function FaqListPage() {
  const { words, size, search, showMore } = useFaqSearch();
  const found = matching(faq, words);

  return (
    <Page title={text.heading} documentTitle={text.documentTitle} description={text.description}>
      <PagePreview title={text.documentTitle} description={text.description} path={routes.faqList.path} />
      <FaqStructuredData questions={faq} />
      <Stack gap={6}>
        <FaqFilter words={words} onSearch={search} />
        <KeptFocus label={text.heading} at={found.length > 0 ? 'found' : 'nothing'}>
          {found.length > 0 ? (
            <QuestionList questions={found} size={size} onShowMore={showMore} />
          ) : (
            <EmptyState action={<Button onClick={() => search('')}>{text.all}</Button>}>
              {text.nothingFound}
            </EmptyState>
          )}
        </KeptFocus>
      </Stack>
    </Page>
  );
}
