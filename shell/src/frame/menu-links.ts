import { matchPath } from 'react-router-dom';
import { pathTo, type RouteId, routes } from '@site/contracts/routes';
import type { ToggleName } from '@site/contracts/toggles';
import { text } from './frame.text';

/** A link of the header and of the mobile menu, shown only while its toggle is on. */
export interface MenuLink {
  page: RouteId;
  to: string;
  label: string;
  toggle: ToggleName;
}

/** The links, in their order. */
export const menuLinks: readonly MenuLink[] = [
  { page: 'results', to: pathTo('results'), label: text.results, toggle: 'showMenuResults' },
  { page: 'campaign', to: pathTo('campaign'), label: text.buyNow, toggle: 'showMenuBuyNow' },
  {
    page: 'registerTitle',
    to: pathTo('registerTitle', { step: 1 }),
    label: text.registerTitle,
    toggle: 'showMenuRegisterTitle',
  },
  {
    page: 'institutions',
    to: pathTo('institutions'),
    label: text.institution,
    toggle: 'showMenuInstitution',
  },
];

/** Whether a link leads to the page of this address, whatever its step. */
export const isCurrent = ({ page }: MenuLink, pathname: string) =>
  matchPath(routes[page].path, pathname) !== null;
