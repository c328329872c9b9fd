import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';

/**
 * Stops the notifications' clocks while the window has no focus. The library's own way takes a focus in a frame of
 * the page, such as the payment's, for none, and they would stay forever (C78).
 */
export function useFocusPause(): void {
  useEffect(() => {
    // Only after the event the browser says where the focus went.
    const blurred = () => void setTimeout(() => document.hasFocus() || toast.pause(), 0);
    const focused = () => toast.play();
    window.addEventListener('blur', blurred);
    window.addEventListener('focus', focused);
    return () => {
      window.removeEventListener('blur', blurred);
      window.removeEventListener('focus', focused);
    };
  }, []);
}
