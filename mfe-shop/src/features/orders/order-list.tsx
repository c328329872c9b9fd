import type { Payment } from '@site/contracts/api/payments';
import { pathTo } from '@site/contracts/routes';
import { ButtonLink } from '@site/ui/button-link';
import { useDrawnList } from '@site/ui/drawn-list';
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

/** The orders of one section. */
export function OrderList({ orders, section }: Props) {
  const all = orders.filter((order) => isPrize(order) === (section === 'premios'));
  const shown = useDrawnList(all);
  if (all.length === 0) return section === 'premios' ? <NoPrizes /> : <NoPurchases />;
  return (
    <Stack gap={3}>
      {shown.map((order, place) => (
        <OrderCard key={order.orderId} order={order} isOpen={place === 0} />
      ))}
    </Stack>
  );
}

const NoPrizes = () => (
  <EmptyState action={<ButtonLink to={pathTo('prizes')}>{text.toPrizes}</ButtonLink>}>
    {text.noPrizes}
  </EmptyState>
);

const NoPurchases = () => (
  <EmptyState action={<ButtonLink to={pathTo('campaign')}>{text.buy}</ButtonLink>}>
    {text.noPurchases}
  </EmptyState>
);
