import { type ReactNode, useMemo } from 'react';
import type { Payment } from '@site/contracts/api/payments';
import { pathTo } from '@site/contracts/routes';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { SlicedList } from '@site/ui/sliced-list';
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
  const shown = useMemo(
    () => orders.filter((order) => isPrize(order) === (section === 'premios')),
    [orders, section],
  );
  if (shown.length === 0) return section === 'premios' ? <NoPrizes /> : <NoPurchases />;
  return (
    <SlicedList entries={shown} layout={inColumn} wordsOf={wordsOf}>
      {drawOrder}
    </SlicedList>
  );
}

const inColumn = (rows: ReactNode) => <Stack gap={3}>{rows}</Stack>;

const wordsOf = ({ number }: Payment) => `${text.order} ${number}`;

const drawOrder = (order: Payment, place: number) => (
  <OrderCard key={order.orderId} order={order} isOpen={place === 0} />
);

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
