import { toast } from 'react-toastify/unstyled';
import type { ToastsPort } from '@site/platform/toasts';
import { ToastCard, type ToastTone } from './toast-card';

const show = (kind: ToastTone, role: 'status' | 'alert') => (text: string) => {
  // The text is the id, as JSON, since a lone surrogate cannot be encoded in a URL: the same text is not
  // shown twice at once, and again as soon as it is gone (D14, C51).
  toast(<ToastCard kind={kind} text={text} />, { toastId: encodeURIComponent(JSON.stringify(text)), role });
};

/** The site's notifications, as `ToastRegion` shows them. */
export const toasts: ToastsPort = {
  success: show('success', 'status'),
  info: show('info', 'status'),
  warning: show('warning', 'alert'),
  error: show('error', 'alert'),
};
