import { createBrowserRouter, replace, type RouteObject } from 'react-router-dom';
import { type RouteId, routeEntries, routes } from '@site/contracts/routes';
import { Frame } from '#frame/frame.tsx';
import { aliases } from '#navigation/aliases.ts';
import type { RemoteLoader } from '#remotes/remote-loader.ts';
import { LoadingFace } from '#remotes/loading-face.tsx';
import { RemotePage } from '#remotes/remote-page.tsx';
import { Guard } from '#session/guard.tsx';
import type { TokenStore } from '#session/token-store.ts';

interface Parts {
  remotes: RemoteLoader;
  session: TokenStore;
}

/** The pages of the route table in the shell's frame. A page's remote is loaded before the page is shown. */
export function createSiteRouter({ remotes, session }: Parts) {
  const page = (path: string, id: RouteId): RouteObject => ({
    path,
    loader: async () => {
      if (!routes[id].guarded || session.token() !== null) await remotes.load(id);
      return null;
    },
    hydrateFallbackElement: <LoadingFace />,
    element: routes[id].guarded ? (
      <Guard>
        <RemotePage key={id} id={id} />
      </Guard>
    ) : (
      <RemotePage key={id} id={id} />
    ),
  });
  return createBrowserRouter([
    {
      element: <Frame />,
      children: [
        ...routeEntries.map(([id, { path }]) => page(path, id)),
        ...Object.entries(aliases).map(([path, id]) => page(path, id)),
        { path: '*', loader: () => replace('/') },
      ],
    },
  ]);
}
