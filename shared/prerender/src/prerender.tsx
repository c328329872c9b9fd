import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { parse } from 'valibot';
import { createSiteStore } from '@site/api/site-store';
import { cartSlice } from '@site/cart/cart';
import { type RouteId, routes } from '@site/contracts/routes';
import { ConfigContext, configSchema } from '@site/platform/config';
import type { PageLoader } from '@site/platform/remote-module';
import { SessionContext, type SessionPort } from '@site/platform/session';
import { ToastsContext, type ToastsPort } from '@site/platform/toasts';

/** A visitor of whom nothing is known. */
const nobody: SessionPort = {
  hasToken: () => false,
  isSignedIn: () => false,
  signIn: () => undefined,
  signOut: () => undefined,
  expire: () => undefined,
  subscribe: () => () => undefined,
};

const silent = () => undefined;

/** No notification appears while a page is prerendered. */
const noToasts: ToastsPort = { success: silent, info: silent, warning: silent, error: silent };

const config = parse(configSchema, {});

// What React puts into the head of a browser, and data for search engines; and links by which React loads pictures ahead.
const headTag = /<title>.*?<\/title>|<script\b.*?<\/script>|<(?:meta|link)\b[^>]*>/gs;
// Outside of a dialog such a form is sent by nobody: a browser would put what was typed into the address.
const unsentForm = '<form method="dialog"';
const isPreload = (tag: string) => tag.includes('rel="preload"');

/** What is drawn of an address: what belongs into the head, and the rest. */
export interface Prerendered {
  head: string;
  markup: string;
}

/**
 * The markup that every visitor may see at an address before a script has run: without a session, with every
 * toggle off and no response of the server. Runs while an app is built. Throws the error of a page that needs more
 * than that.
 */
export function prerender(table: RouteObject[], address: string): Prerendered {
  const router = createMemoryRouter(table, { initialEntries: [address] });
  const html = renderToStaticMarkup(
    <Provider store={emptyStore()}>
      <ConfigContext value={config}>
        <SessionContext value={nobody}>
          <ToastsContext value={noToasts}>
            <RouterProvider router={router} />
          </ToastsContext>
        </SessionContext>
      </ConfigContext>
    </Provider>,
  );
  const head = html.match(headTag) ?? [];
  return {
    head: head.filter((tag) => !isPreload(tag)).join(''),
    markup: html.replace(headTag, '').replaceAll('<form', unsentForm),
  };
}

function emptyStore() {
  // Effects do not run here, so that no page makes a call.
  const send = () => Promise.reject(new Error('A build makes no call'));
  const { store, addSlices } = createSiteStore({ http: { send }, onFailure: () => undefined });
  addSlices([cartSlice]);
  return store;
}

interface Wanted<Id extends RouteId> {
  /** Pages whose markup is the same for everybody. */
  whole?: readonly Id[];
  /** Pages of which the head alone is. */
  heads?: readonly Id[];
  /** The public addresses of a page whose path has a parameter. */
  addresses?: Partial<Record<Id, readonly string[]>>;
}

/** What an app's build asks its own files for: by address, what each page shows and what belongs into its head. */
export interface PrerenderedPages {
  markup: Record<string, string>;
  heads: Record<string, string>;
}

/** Draws pages of a remote, by their names in the route table. */
export async function prerenderPages<Id extends RouteId>(
  pages: Record<Id, PageLoader>,
  { whole = [], heads = [], addresses = {} }: Wanted<NoInfer<Id>>,
): Promise<PrerenderedPages> {
  const drawn: PrerenderedPages = { markup: {}, heads: {} };
  for (const id of [...whole, ...heads]) {
    const { path } = routes[id];
    const table = [{ path, Component: await pages[id]() }];
    for (const address of addresses[id] ?? [path]) {
      const { head, markup } = prerender(table, address);
      drawn.heads[address] = head;
      if (whole.includes(id)) drawn.markup[address] = markup;
    }
  }
  return drawn;
}
