import { type ReactNode, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createHttp } from '@site/api/http/create-http';
import { createSiteStore } from '@site/api/site-store';
import { cartSlice } from '@site/cart/cart';
import { keepCart } from '@site/cart/cart-storage';
import type { Config } from '@site/platform/config';
import { personalOwner } from '@site/platform/personal-storage';
import type { Federation } from '#remotes/federation.ts';
import type { Registry } from '#remotes/registry.ts';
import { createPageLog } from '#figures/page-log.ts';
import { createRemoteLoader } from '#remotes/remote-loader.ts';
import { visitReports } from '#remotes/visit-reports.ts';
import { hideInPageCache } from '#session/page-cache.ts';
import { askServerTime } from '#session/server-time.ts';
import { createTokenStore } from '#session/token-store.ts';
import { lateToasts } from '#toasts/late-toasts.ts';
import { announceFailures } from './announce-failures';
import { Providers } from './providers';
import { createSiteRouter, isOnGuardedPage } from './router';

interface Parts {
  config: Config;
  registry: Registry;
  federation: Federation;
  /** Fetches the registry again, when a remote is retried. */
  readAgain: () => Promise<Registry>;
  /** Tells a developer on every page which remotes come from their own machine. */
  badge?: ReactNode;
  /** Another `fetch`: one that knows the call made ahead, or that of a test. */
  fetch?: typeof fetch;
  /** Another way to load a document: that of a test. */
  loadAnew?: (address: string) => void;
}

/** Puts the shell together: one session, one store, one router, and the loader of the remotes. */
export function createSite({ config, registry, federation, readAgain, badge, ...more }: Parts) {
  const { fetch, loadAnew } = more;
  const session = createTokenStore({ serverTime: () => askServerTime(fetch ?? globalThis.fetch) });
  const http = createHttp({
    baseUrl: config.apiBaseUrl,
    getToken: session.validToken,
    getOwner: personalOwner,
    ...(fetch && { fetch }),
  });
  const { store, addSlices, forgetAnswers } = createSiteStore({
    http,
    onFailure: (error) =>
      announceFailures(error, {
        session,
        toasts: lateToasts,
        isOnGuardedPage: () => isOnGuardedPage(router),
      }),
  });
  addSlices([cartSlice]);
  keepCart(store);
  const pageLog = createPageLog();
  const remotes = createRemoteLoader({
    registry,
    federation,
    readAgain,
    addSlices,
    onVisit: visitReports(config.failureReportsUrl),
    onPage: pageLog.note,
  });
  const router = createSiteRouter({ registry, remotes, session, ...(loadAnew && { loadAnew }) });
  router.subscribe(({ navigation }) => navigation.state === 'loading' && pageLog.began());
  let owner = session.owner();
  session.subscribe(() => {
    // A new token of the same customer empties no page.
    if (session.owner() === owner) return;
    owner = session.owner();
    forgetAnswers();
  });
  hideInPageCache(session);

  const element = (
    <StrictMode>
      <Providers config={config} remotes={remotes} session={session} store={store}>
        <RouterProvider router={router} />
        {badge}
      </Providers>
    </StrictMode>
  );
  return { element, router, session, store, remotes, pageLog };
}
