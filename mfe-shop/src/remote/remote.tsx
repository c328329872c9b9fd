import { contractVersion } from '@site/contracts/remote-contract';
import type { RouteIdOf } from '@site/contracts/routes';
import type { RemoteModule } from '@site/platform/remote-module';
import { checkoutSlice } from '#features/checkout/checkout.slice.ts';
import { pages } from './pages';

/** The door of mfe-shop: the only file that the shell loads by name. */
export const remote: RemoteModule<RouteIdOf<'mfe-shop'>> = {
  contract: contractVersion,
  name: 'mfe-shop',
  pages,
  slices: [checkoutSlice],
};
