import { useGetCurrentEventQuery } from '@site/api/resources/static-data';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { text } from './new-page.text';

export function NewPagePage() {
  const event = useGetCurrentEventQuery();
  return (
    <Page title={text.heading}>
      <QueryView query={event} loading={text.loading}>
        {({ NomeEvento }) => <p>{text.onSale(NomeEvento)}</p>}
      </QueryView>
    </Page>
  );
}
