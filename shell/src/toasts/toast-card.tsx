import { useEffect } from 'react';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { Toast } from '@site/ui/toast';

/** The tone of a notification. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info';

// The library adds its own props to the element that it was given.
interface Props extends Partial<ToastContentProps> {
  kind: ToastTone;
  text: string;
}

/** One notification. It leaves when its bar has run empty: what the customer sees is the clock itself. */
export function ToastCard({ kind, text, isPaused, closeToast, toastProps }: Props) {
  const id = toastProps?.toastId;
  useEffect(() => {
    if (id !== undefined && !document.hasFocus()) toast.pause({ id });
  }, [id]);
  const leave = () => closeToast?.();
  return (
    <div onAnimationEnd={leave}>
      <Toast tone={kind} paused={isPaused} onClose={leave}>
        {text}
      </Toast>
    </div>
  );
}
