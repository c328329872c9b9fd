import { useLayoutEffect, useRef } from 'react';

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, iframe, [tabindex="0"]';

/** Gives the focus to the title, keeps it inside the panel, and hands it back to the opener at the end. */
export function useModalFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // Before the paint, so that the opener is still the focused element.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  function focusTitle() {
    title.current?.focus();
  }

  function focusLast() {
    const last = [...(panel.current?.querySelectorAll<HTMLElement>(focusable) ?? [])].at(-1);
    (last ?? title.current)?.focus();
  }

  return { title, panel, focusTitle, focusLast };
}
