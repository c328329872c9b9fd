import { useGetCurrentEventQuery } from '@site/api/resources/static-data';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { text } from './new-page.text';
import { OnSale } from './on-sale';

export function NewPagePage() {
  const event = useGetCurrentEventQuery();
  return (
    <Page title={text.heading}>
      <QueryView query={event} loading={text.loading}>
        {({ NomeEvento }) => <OnSale campaign={NomeEvento} />}
      </QueryView>
    </Page>
  );
}
