import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createFederation } from 'shell/federation';
import { createSite } from 'shell/site';
import { parse } from 'valibot';
import type { OwnRoutes } from '@site/contracts/own-routes';
import type { RemoteName } from '@site/contracts/routes';
import { configSchema } from '@site/platform/config';
import type { RemoteModule } from '@site/platform/remote-module';
import { type Answers, fakeNetwork } from '../network';
import { type Stub, stubRemotes } from '../stub-remotes';

interface WholeSite {
  /** The address that the customer opens; `/` when left out. */
  at?: string;
  /** The remote that is tested, as its door gives it. */
  remote?: RemoteModule;
  /** The pages of its own that the remote brings along. */
  routes?: OwnRoutes;
  /** The others, page by page. One that is left out is not live. */
  stubs?: Partial<Record<RemoteName, Stub>>;
  answers?: Answers;
  /** Loads the document of an address that the site does not have. */
  loadAnew?: (address: string) => void;
  /** Whether somebody is signed in. */
  isSignedIn?: boolean;
}

/** The site on the screen, with its parts that the shell made, the faked network and a customer who clicks and types. */
interface RenderedSite extends RenderResult, Omit<ReturnType<typeof createSite>, 'element'> {
  network: ReturnType<typeof fakeNetwork>;
  user: UserEvent;
}

/**
 * Renders the whole site: the shell itself with its frame, guard, session, store and router, real and stubbed remotes behind a
 * real federation runtime, and a network that is faked at the wire.
 */
export function renderWholeSite({
  at = '/',
  remote,
  routes = {},
  stubs = {},
  ...world
}: WholeSite): RenderedSite {
  const { answers, isSignedIn, loadAnew } = world;
  window.history.replaceState(null, '', at);
  // eslint-disable-next-line no-restricted-globals -- a session that began before the site was opened
  if (isSignedIn) localStorage.setItem('token', tokenForAnHour());
  const { runtime, registry } = stubRemotes(
    { ...stubs, ...(remote && { [remote.name]: { exposes: { remote } } }) },
    remote && { [remote.name]: routes },
  );
  const network = fakeNetwork({
    'GET /api/features': { data: [] },
    'HEAD /': { status: 200 },
    'GET /api/static-worker/atual/evento': { status: 404 },
    ...answers,
  });
  const { element, ...site } = createSite({
    config: parse(configSchema, {}),
    registry,
    federation: createFederation(runtime),
    readAgain: async () => registry,
    fetch: network.fetch,
    ...(loadAnew && { loadAnew }),
  });
  return { ...site, ...render(element), network, user: userEvent.setup() };
}

const tokenForAnHour = () =>
  `e30.${btoa(JSON.stringify({ sub: '7', exp: Math.floor(Date.now() / 1000) + 3600 }))}.sig`;
