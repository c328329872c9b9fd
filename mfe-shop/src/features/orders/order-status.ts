import { text } from './orders.text';

export type OrderStatus = keyof typeof text.statuses;

const isKnown = (status: string): status is OrderStatus => Object.hasOwn(text.statuses, status);

/** The status as the list shows it: one that nobody knows is CREATED. */
export const knownStatus = (status: string): OrderStatus => (isKnown(status) ? status : 'CREATED');

/** The label of a status; throws on one that nobody knows. */
export function statusLabel(status: string): string {
  if (!isKnown(status)) throw new Error(`Unknown order status: ${status}`);
  return text.statuses[status];
}
