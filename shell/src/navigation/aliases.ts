import type { RouteId } from '@site/contracts/routes';

/** Second addresses of pages, which show the page without changing the address (D4). */
export const aliases: Record<string, RouteId> = {
  '/home': 'home',
  '/password-recovery': 'recoveryRequest',
};
