import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { Stack } from '@site/ui/stack';
import { institutions } from '#content/institutions.ts';
import { PagePreview } from '@site/platform/page-preview';
import { InstitutionSection } from './institution-section';
import { text } from './institutions.text';

export function InstitutionsPage() {
  return (
    <Page title={text.heading} description={text.description}>
      <PagePreview title={text.heading} description={text.description} path={pathTo('institutions')} />
      <Stack gap={6}>
        {Object.entries(institutions).map(([key, institution]) => (
          <InstitutionSection key={key} id={key} institution={institution} />
        ))}
      </Stack>
    </Page>
  );
}
