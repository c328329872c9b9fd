import { useSyncExternalStore } from 'react';
import { screen, within } from '@testing-library/react';
import type { ToastsPort } from '@site/platform/toasts';

interface Told {
  text: string;
  role: 'status' | 'alert';
}

/** Notifications for tests: each stays as a line, so that a test reads it where the customer would. */
export interface ToastLog extends ToastsPort {
  told: () => readonly Told[];
  subscribe: (listener: () => void) => () => void;
}

/** Makes an empty list of notifications. */
export function createToastLog(): ToastLog {
  let told: readonly Told[] = [];
  const listeners = new Set<() => void>();
  const tell = (role: Told['role']) => (text: string) => {
    told = [...told, { role, text }];
    listeners.forEach((listener) => listener());
  };
  return {
    success: tell('status'),
    info: tell('status'),
    warning: tell('alert'),
    error: tell('alert'),
    told: () => told,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Shows the notifications, in their order. */
export function ToastList({ log }: { log: ToastLog }) {
  const told = useSyncExternalStore(log.subscribe, log.told);
  return (
    <section aria-label="Notificações">
      {told.map(({ role, text }, place) => (
        <p key={place} role={role}>
          {text}
        </p>
      ))}
    </section>
  );
}

/** The texts of the notifications on screen, in their order. */
export const shownToasts = () =>
  within(screen.getByRole('region', { name: 'Notificações' }))
    .queryAllByText(/./)
    .map(({ textContent }) => textContent);
