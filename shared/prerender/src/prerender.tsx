import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { parse } from 'valibot';
import { type RouteId, routes } from '@site/contracts/routes';
import { ConfigContext, configSchema } from '@site/platform/config';
import type { PageLoader } from '@site/platform/remote-module';
import { SessionContext, type SessionPort } from '@site/platform/session';

/** A visitor of whom nothing is known. */
const nobody: SessionPort = {
  hasToken: () => false,
  isSignedIn: () => false,
  signIn: () => undefined,
  signOut: () => undefined,
  expire: () => undefined,
  subscribe: () => () => undefined,
};

// What belongs into the head, or is for search engines: the page itself puts it there once it runs.
const notShown = /<title>.*?<\/title>|<script\b.*?<\/script>|<(?:meta|link)\b[^>]*>/gs;

/**
 * The markup that every visitor may see at an address before a script has run: without a session, with every toggle off
 * and no answer of the server. Runs while an app is built. Throws what a page throws that needs more than that.
 */
export function prerender(table: RouteObject[], address: string): string {
  const router = createMemoryRouter(table, { initialEntries: [address] });
  const markup = renderToStaticMarkup(
    <ConfigContext value={parse(configSchema, {})}>
      <SessionContext value={nobody}>
        <RouterProvider router={router} />
      </SessionContext>
    </ConfigContext>,
  );
  return markup.replace(notShown, '');
}

/** The markup of pages of a remote, by their names in the route table. */
export async function prerenderPages<Id extends RouteId>(
  pages: Record<Id, PageLoader>,
  ids: readonly NoInfer<Id>[],
): Promise<Record<string, string>> {
  const drawn = ids.map(async (id) => {
    const { path } = routes[id];
    return [id, prerender([{ path, Component: await pages[id]() }], path)] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
