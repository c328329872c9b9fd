import { useGetSelfQuery } from '@site/api/resources/users';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { HubCards } from './hub-cards';
import { text } from './profile.text';

export function ProfileHubPage() {
  const self = useGetSelfQuery();

  return (
    <Page title={text.hubHeading}>
      <QueryView query={self} loading={text.loading}>
        {({ socialName, fullName }) => <HubCards name={socialName || fullName} />}
      </QueryView>
    </Page>
  );
}
