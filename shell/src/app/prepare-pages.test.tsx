import { fakeNetwork } from '@site/testing/network';
import { manifestOf, routesOf, type Stub, stubRemotes } from '@site/testing/stub-remotes';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { contractVersion } from '@site/contracts/remote-contract';
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
const stylesheet = () => document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
const codeAsked = () =>
  [
    ...[...document.head.querySelectorAll('script')].map(({ src }) => src),
    ...[stylesheet()].map((link) => link?.href),
  ].filter(Boolean);
const codeOfLogin = [
  'http://localhost/mfe-account/1.0.0/login.js',
  'http://localhost/mfe-account/1.0.0/login.css',
];
const loginHeading = () => screen.queryByText('Login', { selector: 'h1' });

function Home() {
  return (
    <>
      <h1>Início</h1>
      <p data-leads-to="/login">Um cartão</p>
    </>
  );
}

let runWhenIdle: (() => void) | undefined;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

async function openHome(
  answer: () => Response = () => Response.json(accountManifest),
  stubs: Record<string, Stub> = {},
) {
  document.head.replaceChildren();
  Object.assign(window, { requestIdleCallback: (run: () => void) => (runWhenIdle = run) });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  window.history.replaceState(null, '', '/');
  const { runtime, registry } = stubRemotes({
    'mfe-content': { home: Home },
    'mfe-account': { login: () => <h1>Login</h1> },
    ...stubs,
  });
  const account = {
    name: 'mfe-account',
    version: '1.0.0',
    entry: manifestAddress,
    routes: routesOf('mfe-account'),
  };
  const { element, ...site } = createSite({
    config: parse(configSchema, {}),
    registry: { remotes: [...registry.remotes.filter(({ name }) => name !== account.name), account] },
    federation: createFederation(runtime),
    readAgain: async () => registry,
    fetch: fakeNetwork({
      'GET /api/features': { data: [] },
      'GET /api/static-worker/atual/evento': { status: 404 },
    }).fetch,
  });
  const { container } = render(element);
  await screen.findByText('Início', { selector: 'h1' });
  preparePages(container, site);
  return { fetched, router: site.router };
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
  expect(codeAsked()).toEqual([]);
});

test.each([
  ['points at', 'pointerOver'],
  ['touches', 'pointerDown'],
  ['tabs to', 'focusIn'],
] as const)(
  'loads the code of a page whose link somebody %s, once, and shows nothing of it',
  async (_how, event) => {
    const { fetched } = await openHome();
    const link = screen.getByLabelText('Perfil');

    fireEvent[event](link);
    fireEvent[event](link);

    // A visitor who asks for the profile is led to the login.
    await waitFor(() => expect(codeAsked()).toEqual(codeOfLogin));
    stylesheet()?.dispatchEvent(new Event('load'));
    expect(loginHeading()).toBeNull();

    document.head.replaceChildren();
    fireEvent.click(link);
    await waitFor(() => expect(loginHeading()).not.toBeNull());
    expect(codeAsked()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

test('loads the code of a page to which something leads that is no link', async () => {
  await openHome();

  fireEvent.pointerDown(screen.getByText('Um cartão'));

  await waitFor(() => expect(codeAsked()).toEqual(codeOfLogin));
});

test('at the login, loads the code of the page to which that leads', async () => {
  const myTitles = jest.fn(async () => () => <h1>Meus Títulos</h1>);
  const remote = { contract: contractVersion, name: 'mfe-prizes', pages: { myTitles }, slices: [] };
  const { router } = await openHome(undefined, { 'mfe-prizes': { exposes: { remote } } });
  act(() => void router.navigate('/meus-titulos'));
  await waitFor(() => expect(stylesheet()).not.toBeNull());
  stylesheet()?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(loginHeading()).not.toBeNull());
  expect(myTitles).not.toHaveBeenCalled();

  runWhenIdle?.();

  await waitFor(() => expect(myTitles).toHaveBeenCalledTimes(1));
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
  const link = screen.getByLabelText('Perfil');

  fireEvent.pointerOver(link);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  fetched.mockImplementation(async () => Response.json(accountManifest));
  await waitFor(() => {
    fireEvent.pointerOver(link);
    expect(codeAsked()).toEqual(codeOfLogin);
  });

  expect(logged).not.toHaveBeenCalled();
});

test('who follows the link while its manifest is on the way does not wait for that one', async () => {
  const { fetched } = await openHome();
  jest.spyOn(console, 'error').mockImplementation();
  fetched.mockImplementation(() => new Promise(() => undefined));
  const link = screen.getByLabelText('Perfil');

  fireEvent.pointerOver(link);
  fireEvent.pointerDown(link);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  fireEvent.click(link);

  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test('asks for nothing early where data is to be saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { fetched } = await openHome();

  fireEvent.pointerOver(screen.getByLabelText('Perfil'));

  expect(runWhenIdle).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
