import { createContext, useContext } from 'react';

/** The site's notifications: top right, five seconds. The same message is never shown twice at once (D14). */
export interface ToastsPort {
  success: (text: string) => void;
  error: (text: string) => void;
  warning: (text: string) => void;
  info: (text: string) => void;
}

/** Holds the shell's notifications; tests give their own. */
export const ToastsContext = createContext<ToastsPort | null>(null);

/** The way to tell the customer something that has no place on the page. */
export function useToasts(): ToastsPort {
  const port = useContext(ToastsContext);
  if (!port) throw new Error('useToasts needs a ToastsContext above it');
  return port;
}
