import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { ButtonLink } from '@site/ui/button-link';
import { Stack } from '@site/ui/stack';
import { Stepper } from '@site/ui/stepper';
import { SuccessCard } from '@site/ui/success-card';
import { text } from './sign-up.text';

export function SignUpDonePage() {
  return (
    <Page title={text.success} isHeadingCentered>
      <Stack gap={6}>
        <Stepper steps={text.steps} current={text.steps.length + 1} />
        <SuccessCard
          headline={text.done}
          next={{ heading: text.nextHeading, steps: text.nextSteps }}
          actions={<ButtonLink to={pathTo('login')}>{text.toLogin}</ButtonLink>}
        />
      </Stack>
    </Page>
  );
}
