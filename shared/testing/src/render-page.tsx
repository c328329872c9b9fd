import type { ReactElement } from 'react';
import { type RouteId, routes } from '@site/contracts/routes';
import { type RenderedRoutes, renderRoutes, type World } from './render-routes';

interface Options extends World {
  /** The page's name in the route table: its pattern gives the page its parameters, and `at` its path. */
  page: RouteId;
}

/**
 * Renders one page of a remote as the shell would: real store, router, forms and ports, and a network that is faked
 * at the wire. Wherever the page leads away, the test finds the address in `address()`.
 */
export function renderPage(element: ReactElement, { page, ...world }: Options): RenderedRoutes {
  const { path } = routes[page];
  return renderRoutes(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { ...world, at: world.at ?? path.replace(/\/:\w+\?/g, '') },
  );
}
