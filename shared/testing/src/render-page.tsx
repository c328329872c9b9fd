import type { ReactElement } from 'react';
import type { OwnRoute } from '@site/contracts/own-routes';
import { type RouteId, routes } from '@site/contracts/routes';
import { type RenderedRoutes, renderRoutes, type World } from './render-routes';

interface Options extends World {
  /** The page's name in the route table, or its row in the remote's own: its pattern gives the page its parameters, and `at` its path. */
  page: RouteId | Pick<OwnRoute, 'path'>;
}

/**
 * Renders one page of a remote as the shell would: real store, router, forms and ports, and a network that is faked
 * at the wire. Wherever the page leads away, the test finds the address in `address()`.
 */
export function renderPage(element: ReactElement, { page, ...world }: Options): RenderedRoutes {
  const { path } = typeof page === 'string' ? routes[page] : page;
  return renderRoutes(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { ...world, at: world.at ?? path.replace(/\/:\w+\?/g, '') },
  );
}
