const listeners = new Set<(key: string) => void>();

/** Notifies this tab that the value of a key has changed. The browser notifies the other tabs. */
export const tellOfChange = (key: string): void => listeners.forEach((listener) => listener(key));

/** Calls back when this or another tab changed the value of a key; returns a function that stops it. */
export function subscribeTo(key: string, listener: () => void): () => void {
  const here = (changedKey: string) => changedKey === key && listener();
  const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
  listeners.add(here);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(here);
    window.removeEventListener('storage', elsewhere);
  };
}
