import { useDeferredValue } from 'react';
import type { Payment } from '@site/contracts/api/payments';
import { pathTo } from '@site/contracts/routes';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { Stack } from '@site/ui/stack';
import { OrderCard } from './order-card';
import { isPrize } from './order-timeline';
import type { Section } from './orders.flow';
import { text } from './orders.text';

interface Props {
  orders: readonly Payment[];
  section: Section;
}

const drawnAtOnce = 20;

/** The orders of one section. Of a long list the beginning is drawn at once, the rest when the page has time. */
export function OrderList({ orders, section }: Props) {
  const all = orders.filter((order) => isPrize(order) === (section === 'premios'));
  const shown = useDeferredValue(all, all.slice(0, drawnAtOnce));
  if (all.length === 0) return section === 'premios' ? <NoPrizes /> : <NoPurchases />;
  return (
    <Stack gap={5}>
      {shown.map((order) => (
        <OrderCard key={order.orderId} order={order} />
      ))}
    </Stack>
  );
}

const NoPrizes = () => <EmptyState>{text.noPrizes}</EmptyState>;

const NoPurchases = () => (
  <EmptyState action={<ButtonLink to={pathTo('campaign')}>{text.buy}</ButtonLink>}>
    {text.noPurchases}
  </EmptyState>
);
