import { useLayoutEffect, useRef } from 'react';

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, iframe, [tabindex="0"]';

/** Gives the focus to the title, keeps it inside the panel, and hands it back to the opener at the end. */
export function useModalFocus() {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  // Before the paint, so that the opener is still the focused element.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    titleRef.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  function focusTitle() {
    titleRef.current?.focus();
  }

  function focusLast() {
    const last = [...(panelRef.current?.querySelectorAll<HTMLElement>(focusable) ?? [])].at(-1);
    (last ?? titleRef.current)?.focus();
  }

  return { titleRef, panelRef, focusTitle, focusLast };
}
