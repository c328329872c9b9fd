import { createBrowserRouter, matchRoutes, replace, type RouteObject } from 'react-router-dom';
import { type RouteId, routeEntries, routes } from '@site/contracts/routes';
import { Frame } from '#frame/frame.tsx';
import { createScrollMemory } from '#frame/scroll-memory.ts';
import { ScrollPlace } from '#frame/scroll-place.tsx';
import { aliases } from '#navigation/aliases.ts';
import { LoadingFace } from '#remotes/loading-face.tsx';
import type { RemoteLoader } from '#remotes/remote-loader.ts';
import { RemotePage } from '#remotes/remote-page.tsx';
import { Guard } from '#session/guard.tsx';
import { PerOwner } from '#session/per-owner.tsx';
import type { SessionEnding, TokenStore } from '#session/token-store.ts';

interface Parts {
  remotes: RemoteLoader;
  session: TokenStore;
}

/** The pages of the route table in the shell's frame. A page's remote is loaded before the page is shown. */
export function createSiteRouter({ remotes, session }: Parts) {
  const scroll = createScrollMemory();
  const endings = new Map<string, SessionEnding>();
  const page = (path: string, id: RouteId): RouteObject => {
    const anybodys = <RemotePage key={id} id={id} />;
    const remotePage = isOfSession(id, path) ? <PerOwner session={session}>{anybodys}</PerOwner> : anybodys;
    return {
      path,
      handle: { page: id },
      loader: async () => {
        await session.settled();
        const hasSession = session.token() !== null;
        if (hasSession || !routes[id].guarded) await remotes.load(id);
        return null;
      },
      hydrateFallbackElement: <LoadingFace />,
      element: routes[id].guarded ? (
        <Guard endingAt={(entry) => endings.get(entry)}>{remotePage}</Guard>
      ) : (
        remotePage
      ),
    };
  };
  const router = createBrowserRouter([
    {
      element: (
        <>
          <Frame />
          <ScrollPlace memory={scroll} />
        </>
      ),
      children: [
        ...routeEntries.map(([id, { path }]) => page(path, id)),
        ...Object.entries(aliases).map(([path, id]) => page(path, id)),
        { path: '*', loader: () => replace('/'), hydrateFallbackElement: <></>, element: <></> },
      ],
    },
  ]);
  scroll.follow(router);
  session.subscribe(() => {
    const ending = session.hasToken() ? undefined : session.ending();
    if (ending) endings.set(router.state.location.key, ending);
  });
  return router;
}

type Router = ReturnType<typeof createSiteRouter>;

/** The page behind a path of the site. */
export const pageAt = (router: Router, path: string): RouteId | undefined =>
  matchRoutes(router.routes, path)
    ?.map(({ route }) => pageOf(route))
    .at(-1);

/** Whether the page on screen is for customers only. */
export function isOnGuardedPage(router: Router): boolean {
  return router.state.matches.some(({ route }) => {
    const id = pageOf(route);
    return id !== undefined && routes[id].guarded;
  });
}

/** A page belongs to a session when it is guarded, or when it is one of the prize pages (D7). */
const isOfSession = (id: RouteId, path: string) =>
  routes[id].guarded || path.toLowerCase().startsWith('/minhas-premiacoes');

const pageOf = ({ handle }: { handle?: unknown }) => (handle as { page: RouteId } | undefined)?.page;
