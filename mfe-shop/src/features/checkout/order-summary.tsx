import { type ReactNode, useId } from 'react';
import { Card } from '@site/ui/card';
import { type OrderLine, OrderLines } from './order-lines';

interface Props {
  lines: readonly OrderLine[];
  children: ReactNode;
}

/** What is bought and what it costs, beside the step. */
export function OrderSummary({ lines, children }: Props) {
  const headingId = useId();
  return (
    <Card as="aside" sticky labelledBy={headingId}>
      <OrderLines headingId={headingId} lines={lines} />
      {children}
    </Card>
  );
}
