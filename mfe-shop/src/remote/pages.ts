import type { RouteIdOf } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';

/** One chunk a page: what is not on screen is not loaded. A page's file has its name, and the build finds its chunk by that. */
export const pages: RemoteModule<RouteIdOf<'mfe-shop'>>['pages'] = {
  cart: async () => (await import('#features/checkout/cart.page.tsx')).CartPage,
  campaign: async () => (await import('#features/campaign/campaign.page.tsx')).CampaignPage,
  registerTitle: async () =>
    (await import('#features/title-registration/register-title.page.tsx')).RegisterTitlePage,
  orders: async () => (await import('#features/orders/orders.page.tsx')).OrdersPage,
};
