import type { OwnRoutes } from '@site/contracts/own-routes';

/** The pages of this remote. They become part of the site with each release; the shell is not built again. */
export const routes = {
  newPage: { path: '/new-page', title: 'NewPage', listed: true },
} as const satisfies OwnRoutes;
