import { createBrowserRouter, matchRoutes, replace, type RouteObject } from 'react-router-dom';
import { pathTo } from '@site/contracts/routes';
import { Frame } from '#frame/frame.tsx';
import { createScrollMemory } from '#frame/scroll-memory.ts';
import { ScrollPlace } from '#frame/scroll-place.tsx';
import { aliases } from '#navigation/aliases.ts';
import { PageFailure } from '#remotes/page-failure.tsx';
import { PageLoading } from '#remotes/page-loading.tsx';
import { pagesOf, type SitePage } from '#remotes/pages.ts';
import type { RemoteLoader } from '#remotes/remote-loader.ts';
import type { Registry } from '#remotes/registry.ts';
import { RemotePage } from '#remotes/remote-page.tsx';
import { Guard } from '#session/guard.tsx';
import { PerOwner } from '#session/per-owner.tsx';
import type { SessionEnding, TokenStore } from '#session/token-store.ts';

interface Parts {
  registry: Registry;
  remotes: RemoteLoader;
  session: TokenStore;
  /** Loads the document of another address. */
  loadAnew?: (address: string) => void;
}

/** The pages of the live releases in the shell's frame. A page's remote is loaded before the page is shown. */
export function createSiteRouter({ registry, remotes, session, loadAnew = assign }: Parts) {
  const scroll = createScrollMemory();
  const endings = new Map<string, SessionEnding>();
  const { pages, redirects } = pagesOf(registry);
  const login = pages.find(({ path }) => path === pathTo('login'));
  /** The login, on its way since a page was asked for whose guard redirects there. */
  let loginAhead: Promise<void> | undefined;
  let hasBegun = false;
  const pageRoute = (path: string, page: SitePage): RouteObject => {
    const anybodys = <RemotePage key={page.path} page={page} />;
    const remotePage = isOfSession(page) ? <PerOwner session={session}>{anybodys}</PerOwner> : anybodys;
    return {
      path,
      handle: { page },
      loader: async () => {
        await session.settled();
        const hasSession = session.validToken() !== null;
        if (hasSession || !page.isGuarded) await ((page === login && loginAhead) || remotes.load(page));
        else if (login) loginAhead = remotes.load(login);
        return null;
      },
      hydrateFallbackElement: <PageLoading />,
      element: page.isGuarded ? (
        <Guard endingAt={(entry) => endings.get(entry)}>{remotePage}</Guard>
      ) : (
        remotePage
      ),
    };
  };
  const aliasRoute = ([path, of]: [string, string]) =>
    pages.filter((page) => page.path === of).map((page) => pageRoute(path, page));
  const router = createBrowserRouter([
    {
      element: (
        <>
          <Frame />
          <ScrollPlace memory={scroll} />
        </>
      ),
      children: [
        ...pages.map((page) => pageRoute(page.path, page)),
        ...Object.entries(aliases).flatMap(aliasRoute),
        ...redirects.map(([path, to]) => ({ ...nothing, path, loader: () => replace(to) })),
        { ...nothing, path: '*', loader: leadOn },
      ],
    },
  ]);

  /** The server may know an address that is newer than this tab. What it does not know either is the home page (D4). */
  function leadOn({ request }: { request: Request }) {
    const { pathname, search } = new URL(request.url);
    if (!hasBegun) return pathname === '/' ? null : replace('/');
    loadAnew(pathname + search + (router.state.navigation.location?.hash ?? ''));
    return new Promise<never>(() => undefined);
  }

  router.subscribe(({ initialized, navigation }) => {
    hasBegun = initialized;
    if (navigation.state === 'idle' && !isOnGuardedPage(router)) loginAhead = undefined;
  });
  scroll.follow(router);
  session.subscribe(() => {
    const ending = session.hasToken() ? undefined : session.ending();
    if (ending) endings.set(router.state.location.key, ending);
  });
  return router;
}

const assign = (address: string) => window.location.assign(address);

/** What is seen where the site has no page at all, not even its home: the registry could not be read. */
const nothing = {
  hydrateFallbackElement: <></>,
  element: <PageFailure kind="not-registered" onRetry={() => undefined} />,
};

type Router = ReturnType<typeof createSiteRouter>;

/** The page behind a path of the site. */
export const pageAt = (router: Router, path: string): SitePage | undefined =>
  matchRoutes(router.routes, path)
    ?.map(({ route }) => pageOf(route))
    .at(-1);

/** Whether the page on screen is for customers only. */
export const isOnGuardedPage = (router: Router): boolean =>
  router.state.matches.some(({ route }) => pageOf(route)?.isGuarded);

/** A page belongs to a session when it is guarded, or when it is one of the prize pages (D7). */
const isOfSession = ({ isGuarded, path }: SitePage) => isGuarded || path.startsWith(pathTo('prizes'));

const pageOf = ({ handle }: { handle?: unknown }) => (handle as { page: SitePage } | undefined)?.page;
