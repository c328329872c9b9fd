import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PendingPrize } from '@site/contracts/api/prizes';
import { pathTo } from '@site/contracts/routes';
import { Button } from '@site/ui/button';
import { ButtonLink } from '@site/ui/button-link';
import { Card } from '@site/ui/card';
import { Cluster } from '@site/ui/cluster';
import { Reason } from '@site/ui/reason';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { Lead } from '#parts/lead/lead.tsx';
import { pendingTotal } from '#parts/prize-summary/pending-total.ts';
import { titlePriceCents } from '#parts/prize-summary/title-price.ts';
import { PrizeTotal } from '#parts/prize-summary/prize-total.tsx';
import { PrizeList } from './prize-list';
import { text } from './prizes.text';

/** What waits to be claimed, and the two ways to claim it on the site. */
export function PendingCard({ prizes }: { prizes: readonly PendingPrize[] }) {
  const navigate = useNavigate();
  const reasonId = useId();
  const total = pendingTotal(prizes);
  const mayClaim = total > 0;
  const mayExchange = total >= titlePriceCents;
  return (
    <Card>
      <Stack gap={5}>
        <Lead>{text.lead}</Lead>
        <PrizeTotal label={text.total} amount={total} />
        <p>{mayClaim ? text.pending(prizes.length) : text.noPending}</p>
        {mayClaim && <PrizeList prizes={prizes} />}
        <Stack gap={2}>
          <Cluster gap={4} stackOnMobile>
            <Button
              kind="accent"
              size="lg"
              disabled={!mayClaim}
              aria-describedby={mayClaim ? undefined : reasonId}
              onClick={() => void navigate(pathTo('payoutBank'))}
            >
              {text.requestTransfer}
            </Button>
            {mayExchange && (
              <ButtonLink kind="secondary" to={pathTo('exchange')}>
                {text.exchange}
              </ButtonLink>
            )}
            {!mayClaim && (
              <ButtonLink kind="secondary" to={pathTo('myTitles')}>
                {text.titles}
              </ButtonLink>
            )}
          </Cluster>
          {!mayClaim && <Reason id={reasonId}>{text.nothingToTransfer}</Reason>}
        </Stack>
        <TextLink to={pathTo('orders', { section: 'premios' })}>{text.orders}</TextLink>
      </Stack>
    </Card>
  );
}
