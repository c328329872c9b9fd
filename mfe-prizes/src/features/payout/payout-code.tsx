import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { BackLink } from '@site/ui/back-link';
import { Card } from '@site/ui/card';
import { Stack } from '@site/ui/stack';
import { Lead } from '#parts/lead/lead.tsx';
import { CodeForm } from './code-form';
import { text } from './payout.text';
import { ResendCode } from './resend-code';
import { useConfirmPayout } from './use-confirm-payout';

/** Asks for the code that was sent for this payout. */
export function PayoutCode({ payoutId }: { payoutId: string }) {
  const { submit, isSending } = useConfirmPayout(payoutId);
  return (
    <Page
      title={text.codeHeading}
      frame={(content) => (
        <Stack gap={4}>
          <BackLink to={pathTo('prizes')}>{text.back}</BackLink>
          {content}
        </Stack>
      )}
    >
      <Card>
        <Stack gap={5} align="start">
          <Lead>{text.codeLead}</Lead>
          <CodeForm isSending={isSending} onSubmit={async (code) => void (await submit(code))} />
          <ResendCode payoutId={payoutId} />
        </Stack>
      </Card>
    </Page>
  );
}
