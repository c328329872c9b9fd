import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { ButtonLink } from '@site/ui/button-link';
import { Card } from '@site/ui/card';
import { Stack } from '@site/ui/stack';
import { Stepper } from '@site/ui/stepper';
import { text } from './sign-up.text';

export function SignUpDonePage() {
  return (
    <Page title={text.success} isHeadingCentered>
      <Stack gap={6}>
        <Stepper steps={text.steps} current={text.steps.length + 1} />
        <Card>
          <Stack gap={5} align="center">
            <p>{text.done}</p>
            <ButtonLink to={pathTo('login')}>{text.toLogin}</ButtonLink>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
