import type { RouteIdOf } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';

/** One chunk a page: what is not on screen is not loaded. A page's file has its name, and the build finds its chunk by that. */
export const pages: RemoteModule<RouteIdOf<'mfe-prizes'>>['pages'] = {
  myTitles: async () => (await import('#features/my-titles/my-titles.page.tsx')).MyTitlesPage,
  campaignTitles: async () =>
    (await import('#features/campaign-titles/campaign-titles.page.tsx')).CampaignTitlesPage,
  titleDetail: async () => (await import('./title-detail')).TitleDetail,
  prizes: async () => (await import('./prizes')).Prizes,
  exchange: async () => (await import('#features/exchange/exchange.page.tsx')).ExchangePage,
  payoutBank: async () => (await import('#features/payout/payout-bank.page.tsx')).PayoutBankPage,
  payoutCode: async () => (await import('#features/payout/payout-code.page.tsx')).PayoutCodePage,
  payoutDone: async () => (await import('#features/payout/payout-done.page.tsx')).PayoutDonePage,
};
