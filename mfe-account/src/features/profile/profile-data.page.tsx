import { useGetSelfQuery } from '@site/api/resources/users';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { WhyWeAsk } from '#parts/why-we-ask/why-we-ask.tsx';
import { ProfileForm } from './profile-form';
import { text } from './profile.text';

export function ProfileDataPage() {
  const self = useGetSelfQuery();

  return (
    <Page title={text.dataHeading}>
      <Grid layout="aside">
        <QueryView query={self} loading={text.loading} failed={text.dataFailed}>
          {(user) => (
            <Card>
              <ProfileForm key={user.id} user={user} />
            </Card>
          )}
        </QueryView>
        <WhyWeAsk />
      </Grid>
    </Page>
  );
}
