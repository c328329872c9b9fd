import type { ReactNode } from 'react';
import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { BackLink } from '@site/ui/back-link';
import { Stack } from '@site/ui/stack';
import { text } from './claim-page.text';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page on the way to a prize, with the way back to all of them. */
export function ClaimPage({ title, children }: Props) {
  return (
    <Page
      title={title}
      frame={(content) => (
        <Stack gap={5}>
          <BackLink to={pathTo('prizes')}>{text.back}</BackLink>
          {content}
        </Stack>
      )}
    >
      {children}
    </Page>
  );
}
