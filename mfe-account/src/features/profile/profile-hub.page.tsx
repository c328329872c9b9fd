import { useGetSelfQuery } from '@site/api/resources/users';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { Stack } from '@site/ui/stack';
import { Greeting } from './greeting';
import { HelpCards } from './help-cards';
import { HubCards } from './hub-cards';
import { text } from './profile.text';

export function ProfileHubPage() {
  const self = useGetSelfQuery();

  return (
    <Page title={text.hubHeading}>
      <Stack gap={5}>
        <Greeting>
          <QueryView query={self} loading={text.loading} skeleton={<></>}>
            {({ socialName, fullName }) => text.hello(socialName || fullName)}
          </QueryView>
        </Greeting>
        <HubCards />
        <HelpCards />
      </Stack>
    </Page>
  );
}
