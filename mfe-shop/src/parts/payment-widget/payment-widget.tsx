import { useState } from 'react';
import { WidgetMount } from './widget-mount';
import type { WidgetProps } from './widget-props';

/** The embedded checkout of the payment provider (D38), with a way to try again where it does not open. */
export function PaymentWidget(props: WidgetProps) {
  const [tries, setTries] = useState(0);
  return (
    <WidgetMount
      key={`${props.session} ${tries}`}
      {...props}
      onRetry={() => setTries((count) => count + 1)}
    />
  );
}
