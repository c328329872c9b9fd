import { Navigate } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Grid } from '@site/ui/grid';
import { Stack } from '@site/ui/stack';
import { ClaimPage } from '#parts/claim-page/claim-page.tsx';
import { Lead } from '#parts/lead/lead.tsx';
import { CodeForm } from './code-form';
import { PayoutMailHelp } from './payout-mail-help';
import { text } from './payout.text';
import { ResendCode } from './resend-code';
import { useConfirmPayout } from './use-confirm-payout';

/** Asks for the code that was sent for this payout. Once it is confirmed, here or in another tab, the receipt follows. */
export function PayoutCode({ payoutId }: { payoutId: string }) {
  const { transfer, isBusy, refusal, submit, resume } = useConfirmPayout(payoutId);
  if (transfer.at === 'confirmed') return <Navigate to={pathTo('payoutDone')} replace />;
  if (transfer.at === 'released') return <Navigate to={pathTo('prizes')} replace />;
  const isVerifying = transfer.at === 'verifying';
  return (
    <ClaimPage title={text.codeHeading}>
      <Grid layout="aside">
        <Card>
          <Stack gap={5} align="start">
            <Lead>{text.codeLead}</Lead>
            {isVerifying && (
              <Banner tone="warning" announce="status">
                {text.confirmationUnknown}
              </Banner>
            )}
            {transfer.at === 'waiting' && transfer.key && (
              <Banner tone="warning" announce="status">
                {text.typeAgain}
              </Banner>
            )}
            <CodeForm
              isSending={isVerifying || transfer.at === 'confirming'}
              sending={isVerifying ? text.verifying : text.sending}
              refusal={refusal?.isOfCode ? refusal : undefined}
              onSubmit={submit}
            />
            {isVerifying ? (
              <Button kind="text" busy={isBusy} onClick={resume}>
                {text.checkNow}
              </Button>
            ) : (
              <ResendCode payoutId={payoutId} />
            )}
          </Stack>
        </Card>
        <PayoutMailHelp />
      </Grid>
    </ClaimPage>
  );
}
