import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { Provider } from 'react-redux';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Slice } from '@reduxjs/toolkit';
import { parse } from 'valibot';
import { announcementOf } from '@site/api/announcement';
import { createHttp } from '@site/api/http/create-http';
import { createSiteStore } from '@site/api/site-store';
import type { ToggleName } from '@site/contracts/toggles';
import { type Config, ConfigContext, configSchema } from '@site/platform/config';
import { personalOwner } from '@site/platform/personal-storage';
import { SessionContext } from '@site/platform/session';
import { ToastsContext } from '@site/platform/toasts';
import { allTogglesOff, TogglesContext } from '@site/platform/toggles';
import { type Answers, fakeNetwork } from './network';
import { createSessionPort } from './ports';
import { createToastLog, ToastList } from './toast-list';

/** What the world around the routes is like. */
export interface World {
  /** The address that the customer opens, with query and hash; `/` when left out. */
  at?: string;
  /** What the history holds for this address. */
  historyState?: unknown;
  /** Whether somebody is signed in. */
  isSignedIn?: boolean;
  answers?: Answers;
  /** The toggles that are on. */
  on?: readonly ToggleName[];
  config?: Partial<Config>;
  slices?: readonly Slice[];
  /** The customer's hands; fake timers need their own. */
  user?: UserEvent;
}

/** What a test has of the routes that were rendered. */
export interface RenderedRoutes extends RenderResult {
  user: UserEvent;
  network: ReturnType<typeof fakeNetwork>;
  session: ReturnType<typeof createSessionPort>;
  store: ReturnType<typeof createSiteStore>['store'];
  router: ReturnType<typeof createMemoryRouter>;
  /** The address in the address bar. */
  address: () => string;
}

/** Renders routes as the shell would, in a world of real store, router and ports, and a network faked at the wire. */
export function renderRoutes(routes: RouteObject[], world: World = {}): RenderedRoutes {
  const { at = '/', answers, config, on = [], slices = [] } = world;
  const network = fakeNetwork(answers);
  const session = createSessionPort();
  const toasts = createToastLog();
  if (world.isSignedIn) session.signIn('a.b.c');
  const http = createHttp({
    baseUrl: '/api',
    getToken: session.token,
    getOwner: personalOwner,
    fetch: network.fetch,
    warn: () => undefined,
  });
  const { store, addSlices } = createSiteStore({
    http,
    onFailure: (error) => {
      const words = announcementOf(error);
      if (words) toasts.error(words);
    },
  });
  addSlices(slices);
  const router = createMemoryRouter(routes, { initialEntries: [historyEntry(at, world.historyState)] });
  const toggles = { ...allTogglesOff, ...Object.fromEntries(on.map((name) => [name, true])) };
  const view = render(
    <Provider store={store}>
      <ConfigContext value={{ ...parse(configSchema, {}), ...config }}>
        <SessionContext value={session}>
          <ToastsContext value={toasts}>
            <TogglesContext value={toggles}>
              <RouterProvider router={router} />
              <ToastList log={toasts} />
            </TogglesContext>
          </ToastsContext>
        </SessionContext>
      </ConfigContext>
    </Provider>,
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { ...view, user: world.user ?? userEvent.setup(), network, session, store, router, address };
}

function historyEntry(at: string, state: unknown) {
  const { pathname, search, hash } = new URL(at, window.location.origin);
  return { pathname, search, hash, state };
}
