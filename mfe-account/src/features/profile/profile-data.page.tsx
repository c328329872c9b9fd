import { useGetSelfQuery } from '@site/api/resources/users';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { BackLink } from '@site/ui/back-link';
import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { WhyWeAsk } from '#parts/why-we-ask/why-we-ask.tsx';
import { ProfileForm } from './profile-form';
import { ProfileSkeleton } from './profile-skeleton';
import { text } from './profile.text';

export function ProfileDataPage() {
  const self = useGetSelfQuery();

  return (
    <Page
      title={text.dataHeading}
      frame={(content) => (
        <Stack gap={5}>
          <BackLink to={pathTo('profileHub')}>{text.back}</BackLink>
          {content}
        </Stack>
      )}
    >
      <Grid layout="aside">
        <QueryView
          query={self}
          loading={text.loading}
          failed={text.dataFailed}
          skeleton={<ProfileSkeleton />}
        >
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
