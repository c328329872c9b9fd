import { pathTo } from '@site/contracts/routes';
import { prerenderPages } from '@site/prerender/prerender';
import { pages } from './pages';

/** How far the purchase of a browser is, no build knows: its pages lead on from there. At this address they do not. */
const beginning = {
  ...pages,
  cart: async () => (await import('#features/checkout/cart/cart-step.tsx')).CartStep,
};

/**
 * The cart begins the same for every customer, with its titles to come. The campaign is for customers only, but its link is sent
 * around, and so has a preview. The build asks for it.
 */
export const prerendered = () =>
  prerenderPages(beginning, {
    whole: ['cart'],
    heads: ['campaign'],
    addresses: { cart: [pathTo('cart')] },
  });
