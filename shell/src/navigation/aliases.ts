import { pathTo } from '@site/contracts/routes';

/** Second addresses of pages, by the first one: they show the page without changing the address (D4). */
export const aliases: Readonly<Record<string, string>> = {
  '/home': pathTo('home'),
  '/password-recovery': pathTo('recoveryRequest'),
};
