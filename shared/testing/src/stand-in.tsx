import '@site/tokens/css/tokens.css';
import '@site/tokens/css/fonts.css';
import '@site/tokens/css/base.css';
import { remote } from 'site-remote';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { parse } from 'valibot';
import { announcementOf } from '@site/api/announcement';
import { createHttp } from '@site/api/http/create-http';
import { createSiteStore } from '@site/api/site-store';
import { cartSlice } from '@site/cart/cart';
import { toggleNames, type Toggles } from '@site/contracts/toggles';
import { ConfigContext, configSchema } from '@site/platform/config';
import { SessionContext } from '@site/platform/session';
import { ToastsContext } from '@site/platform/toasts';
import { TogglesContext } from '@site/platform/toggles';
import { createSessionPort } from './ports';
import { StandInFrame } from './stand-in-frame';
import { createToastLog } from './toast-list';

// A small frame in which a team runs its remote alone: real store, real API (the sandbox), every toggle on.
const session = createSessionPort();
const toasts = createToastLog();
const http = createHttp({ baseUrl: '/api', getToken: session.token });
const { store, addSlices } = createSiteStore({
  http,
  onFailure: (error) => {
    const words = announcementOf(error);
    if (words) toasts.error(words);
  },
});
addSlices([cartSlice, ...remote.slices]);
const allOn = Object.fromEntries(toggleNames.map((name) => [name, true])) as Toggles;

const pages = Object.entries(siteRemoteRoutes).map(([path, { page }]) => ({
  path,
  hydrateFallbackElement: <></>,
  lazy: async () => ({ Component: await remote.pages[page]?.() }),
}));
const elsewhere = <p>No page of {remote.name} has this address. Choose one above.</p>;
const frame = <StandInFrame name={remote.name} paths={Object.keys(siteRemoteRoutes)} toasts={toasts} />;
const router = createBrowserRouter([
  { element: frame, children: [...pages, { path: '*', element: elsewhere }] },
]);

createRoot(document.getElementById('app') as HTMLElement).render(
  <Provider store={store}>
    <ConfigContext value={parse(configSchema, {})}>
      <SessionContext value={session}>
        <ToastsContext value={toasts}>
          <TogglesContext value={allOn}>
            <RouterProvider router={router} />
          </TogglesContext>
        </ToastsContext>
      </SessionContext>
    </ConfigContext>
  </Provider>,
);
