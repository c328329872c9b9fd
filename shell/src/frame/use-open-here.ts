import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Something that stays open until it is closed or the visitor goes elsewhere. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return {
    isOpen: openedAt === key,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(undefined),
  };
}
