import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { TogglesContext } from '@site/platform/toggles';
import { isCurrent, menuLinks } from './menu-links';

/** The links whose toggles are on, and which of them the visitor is at. */
export function useMenuLinks() {
  const toggles = useContext(TogglesContext);
  const { pathname } = useLocation();
  return menuLinks
    .filter(({ toggle }) => toggles[toggle])
    .map((link) => ({ ...link, isCurrent: isCurrent(link, pathname) }));
}
