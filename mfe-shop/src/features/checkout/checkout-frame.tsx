import type { ReactNode } from 'react';
import { Page } from '@site/platform/page';
import { Stack } from '@site/ui/stack';
import { Stepper } from '@site/ui/stepper';
import type { Step } from '@site/domain/step';
import { text } from './checkout.text';

interface Props {
  step: Step;
  title: string;
  children: ReactNode;
}

/** A step of the purchase under its stepper, which nobody can click. */
export function CheckoutFrame({ step, title, children }: Props) {
  return (
    <Page
      title={title}
      frame={(content) => (
        <Stack gap={5}>
          <Stepper label={text.stepsLabel} steps={text.steps} current={step} />
          {content}
        </Stack>
      )}
    >
      {children}
    </Page>
  );
}
