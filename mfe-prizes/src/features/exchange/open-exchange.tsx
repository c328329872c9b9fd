import { useId, useSyncExternalStore } from 'react';
import { pathTo } from '@site/contracts/routes';
import { formatMoney } from '@site/domain/money';
import { Card } from '@site/ui/card';
import { Stack } from '@site/ui/stack';
import { TextLink } from '@site/ui/text-link';
import { SectionHeading } from '#parts/section-heading/section-heading.tsx';
import { exchangeStore } from './exchange.storage';
import { text } from './exchange.text';

/** An exchange whose outcome is not known, and the way to it. */
export function OpenExchange() {
  const headingId = useId();
  const state = useSyncExternalStore(exchangeStore.subscribe, exchangeStore.read);
  if (state.at === 'idle' || state.at === 'exchanged') return null;
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={3}>
        <SectionHeading id={headingId}>{text.openHeading(formatMoney(state.intent.total))}</SectionHeading>
        <p>{state.at === 'unfound' ? text.unfound : text.isOpen}</p>
        <TextLink to={pathTo('exchange')}>{text.verify}</TextLink>
      </Stack>
    </Card>
  );
}
