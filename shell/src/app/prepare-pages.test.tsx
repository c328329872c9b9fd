import { fakeNetwork } from '@site/testing/network';
import { manifestOf, routesOf, stubRemotes } from '@site/testing/stub-remotes';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { configSchema } from '@site/platform/config';
import { createFederation } from '#remotes/federation.ts';
import { preparePages } from './prepare-pages';
import { createSite } from './site';

const accountManifest = {
  ...manifestOf('mfe-account'),
  delivery: {
    files: { 'entry.js': 'sha256-a', 'login.js': 'sha256-b', 'login.css': 'sha256-c' },
    pages: { '/login': ['login.js', 'login.css'] },
  },
};
const manifestAddress = 'http://localhost/mfe-account/1.0.0/mf-manifest.json';
const prefetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => href);

let runWhenIdle: (() => void) | undefined;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

async function openHome(answer: () => Response = () => Response.json(accountManifest)) {
  document.head.replaceChildren();
  Object.assign(window, { requestIdleCallback: (run: () => void) => (runWhenIdle = run) });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  window.history.replaceState(null, '', '/');
  const { runtime, registry } = stubRemotes({ 'mfe-content': { home: () => <h1>Início</h1> } });
  const account = {
    name: 'mfe-account',
    version: '1.0.0',
    entry: manifestAddress,
    routes: routesOf('mfe-account'),
  };
  const { element, ...site } = createSite({
    config: parse(configSchema, {}),
    registry: { remotes: [...registry.remotes, account] },
    federation: createFederation(runtime),
    readAgain: async () => registry,
    fetch: fakeNetwork({
      'GET /api/features': { data: [] },
      'GET /api/static-worker/atual/evento': { status: 404 },
    }).fetch,
  });
  const { container } = render(element);
  await screen.findByRole('heading', { level: 1, name: 'Início' });
  preparePages(container, site);
  return { fetched };
}

afterEach(() => {
  runWhenIdle = undefined;
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('reads the manifests once the browser is idle, each once, and no file of theirs', async () => {
  const { fetched } = await openHome();
  expect(fetched).not.toHaveBeenCalled();

  runWhenIdle?.();
  runWhenIdle?.();

  await waitFor(() => expect(fetched.mock.calls.map(([address]) => address)).toEqual([manifestAddress]));
  expect(prefetched()).toEqual([]);
});

test.each([
  ['points at', 'pointerOver'],
  ['touches', 'pointerDown'],
  ['tabs to', 'focusIn'],
] as const)('brings the files of a page whose link somebody %s, once', async (_how, event) => {
  await openHome();
  const link = screen.getByRole('link', { name: 'Perfil' });

  fireEvent[event](link);
  fireEvent[event](link);

  // A visitor who asks for the profile is led to the login.
  await waitFor(() =>
    expect(prefetched()).toEqual([
      'http://localhost/mfe-account/1.0.0/entry.js',
      'http://localhost/mfe-account/1.0.0/login.js',
      'http://localhost/mfe-account/1.0.0/login.css',
    ]),
  );
});

test('asks for nothing where a link leads out, or nothing is a link', async () => {
  const { fetched } = await openHome();

  fireEvent.pointerOver(screen.getByRole('link', { name: /Instagram/ }));
  fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }));

  expect(fetched).not.toHaveBeenCalled();
});

test('a manifest that does not come is not a failure yet, and is asked for again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { fetched } = await openHome(() => new Response('', { status: 503 }));
  const link = screen.getByRole('link', { name: 'Perfil' });

  fireEvent.pointerOver(link);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  fetched.mockImplementation(async () => Response.json(accountManifest));
  await waitFor(() => {
    fireEvent.pointerOver(link);
    expect(prefetched()).toHaveLength(3);
  });

  expect(logged).not.toHaveBeenCalled();
});

test('who follows the link while its manifest is on the way does not wait for that one', async () => {
  const { fetched } = await openHome();
  jest.spyOn(console, 'error').mockImplementation();
  fetched.mockImplementation(() => new Promise(() => undefined));
  const link = screen.getByRole('link', { name: 'Perfil' });

  fireEvent.pointerOver(link);
  fireEvent.pointerDown(link);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  fireEvent.click(link);

  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test('asks for nothing early where data is to be saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { fetched } = await openHome();

  fireEvent.pointerOver(screen.getByRole('link', { name: 'Perfil' }));

  expect(runWhenIdle).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
