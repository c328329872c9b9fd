import { useRef } from 'react';
import { ErrorState } from '@site/ui/error-state';
import { Loading } from '@site/ui/loading';
import type { WidgetProps } from './widget-props';
import { text } from './payment-widget.text';
import { useWidget } from './use-widget';
import styles from './widget-mount.module.css';

/** One mount of the checkout. Its containers stay as long as it does: a provider's frame that moves forgets what was typed. */
export function WidgetMount({ onRetry, ...props }: WidgetProps & { onRetry: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const action = useRef<HTMLDivElement>(null);
  const { phase, isPreparing } = useWidget(props, { list, form, action });

  return (
    <div className={styles.widget}>
      {phase === 'opening' && !props.isCovered && <Loading text={text.loading} />}
      {phase === 'broken' && <ErrorState onRetry={onRetry}>{text.broken}</ErrorState>}
      <div className={styles.places} hidden={props.isCovered || phase === 'broken'}>
        <div ref={list} hidden={props.isPaid} />
        {isPreparing && !props.isPaid && <p role="status">{text.preparing}</p>}
        <div ref={form} hidden={props.isPaid} />
        <div ref={action} />
      </div>
    </div>
  );
}
