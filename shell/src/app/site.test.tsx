import { type Answers, fakeNetwork } from '@site/testing/network';
import { type Stub, stubRemotes } from '@site/testing/stub-remotes';
import { renderWholeSite } from '@site/testing/whole-site';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { parse } from 'valibot';
import { useGetSelfQuery } from '@site/api/resources/users';
import type { RemoteName } from '@site/contracts/routes';
import { configSchema } from '@site/platform/config';
import { useToasts } from '@site/platform/toasts';
import { createFederation } from '#remotes/federation.ts';
import { createSite } from './site';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const token = () => `e30.${btoa(JSON.stringify({ sub: '7', exp: inAnHour() }))}.sig`;

const on = (...names: string[]) => ({ data: names.map((name) => ({ name, status: true })) });

// A visitor who is not signed in has a line on the console for each call (document 1, section 7).
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

const openSite = (at: string, stubs: Partial<Record<RemoteName, Stub>>, answers: Answers = {}) =>
  renderWholeSite({ at, stubs, answers: { 'GET /api/features': on('showMenuResults'), ...answers } });

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const Home = () => <h1>Início</h1>;
const Login = () => <h1>Faça Login para continuar</h1>;
const Titles = () => <h1>Meus Títulos</h1>;

test('runs against stubbed remotes, and writes a line on the console for the call of the toggles that goes without a token', async () => {
  openSite('/', { 'mfe-content': { home: Home } });

  expect(await heading('Início')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    ['No token: GET /features goes without an Authorization header'],
  ]);
});

test.each(['/home', '/HOME'])('shows the home page at %s without changing the address', async (alias) => {
  openSite(alias, { 'mfe-content': { home: Home } });

  expect(await heading('Início')).toBeVisible();
  expect(window.location.pathname).toBe(alias);
});

test('leads from an unknown address to the home page and leaves no trace of it', async () => {
  const before = window.history.length;
  openSite('/nao-existe', { 'mfe-content': { home: Home } });

  expect(await heading('Início')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(window.history.length).toBe(before);
});

test('reloads at an address that is not in the table of this tab: it may be newer than the tab', async () => {
  const loadAnew = jest.fn();
  const { router } = renderWholeSite({ stubs: { 'mfe-content': { home: Home } }, loadAnew });
  await heading('Início');

  act(() => void router.navigate('/clube?nivel=3#ouro'));

  await waitFor(() => expect(loadAnew.mock.calls).toEqual([['/clube?nivel=3#ouro']]));
  expect(window.location.pathname).toBe('/');
});

const club = (pages: Record<string, () => ReactElement>) => ({
  contract: 1,
  name: 'mfe-club',
  pages: Object.fromEntries(Object.entries(pages).map(([name, Page]) => [name, async () => Page])),
  slices: [],
});

test('shows a page of a remote that the shell does not know, and guards it where the remote says so', async () => {
  const { router } = renderWholeSite({
    at: '/clube/3',
    remote: club({ level: () => <h1>Nível</h1>, card: () => <h1>Cartão</h1> }),
    routes: {
      level: { path: '/clube/:nivel?', title: 'Nível' },
      card: { path: '/clube/cartao', title: 'Cartão', guarded: true },
    },
    stubs: { 'mfe-account': { login: Login } },
  });
  expect(await heading('Nível')).toBeVisible();

  await act(() => router.navigate('/clube/cartao'));
  expect(await heading('Faça Login para continuar')).toBeVisible();
});

test('leads from the path of a removed page to where the release says', async () => {
  const { runtime, registry } = stubRemotes({
    'mfe-content': { home: Home, results: () => <h1>Resultado</h1> },
  });
  const remotes = registry.remotes.map((row) => ({ ...row, redirects: { '/sorteios/:ano?': '/resultado' } }));
  window.history.replaceState(null, '', '/sorteios/2024');
  const { element } = createSite({
    config: parse(configSchema, {}),
    registry: { remotes },
    federation: createFederation(runtime),
    readAgain: async () => registry,
    fetch: fakeNetwork({ 'GET /api/features': { data: [] } }).fetch,
  });
  render(element);

  expect(await heading('Resultado')).toBeVisible();
  expect(window.location.pathname).toBe('/resultado');
});

test('sends a visitor from a guarded page to the login, in its place, without loading the page', async () => {
  const { network } = openSite('/meus-titulos?ano=2025#x', {
    'mfe-account': { login: Login },
    'mfe-prizes': { myTitles: Titles },
  });

  expect(await heading('Faça Login para continuar')).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(window.history.state).toMatchObject({ usr: { wanted: '/meus-titulos?ano=2025#x' } });
  expect(network.requestsTo('GET /api/titulo-de-capitalizacao/list')).toEqual([]);
});

test('loads the login while the guard redirects to it, and tries once', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { router, remotes } = openSite('/', {
    'mfe-content': { home: Home },
    'mfe-account': { login: new Error('boom') },
    'mfe-prizes': { myTitles: Titles },
  });
  await heading('Início');
  const begunAt: (string | undefined)[] = [];
  remotes.subscribe(() => begunAt.push(router.state.navigation.location?.pathname));

  act(() => void router.navigate('/meus-titulos'));

  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(begunAt[0]).toBe('/meus-titulos');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('shows a guarded page to a customer, and the login as soon as another tab logs out', async () => {
  localStorage.setItem('token', token());
  openSite('/meus-titulos', { 'mfe-account': { login: Login }, 'mfe-prizes': { myTitles: Titles } });
  expect(await heading('Meus Títulos')).toBeVisible();

  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));

  expect(await heading('Faça Login para continuar')).toBeVisible();
});

test("ends at the home page after 'Sair', however late the guarded page came on screen", async () => {
  localStorage.setItem('token', token());
  const { router, session } = openSite('/', {
    'mfe-account': { login: Login },
    'mfe-content': { home: Home },
    'mfe-prizes': { myTitles: Titles },
  });
  await heading('Início');

  // The router has arrived, React has not drawn the page yet, and the customer is gone.
  await act(async () => {
    await router.navigate('/meus-titulos');
    session.signOut();
    void router.navigate('/');
  });

  expect(await heading('Início')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(window.history.state).toMatchObject({ usr: null });
});

test("remembers no page for the next login after 'Sair' in another tab", async () => {
  localStorage.setItem('token', token());
  openSite('/meus-titulos', { 'mfe-account': { login: Login }, 'mfe-prizes': { myTitles: Titles } });
  await heading('Meus Títulos');

  // What the other tab's logout does to the storage that both share.
  localStorage.removeItem('dataOwner');
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));

  expect(await heading('Faça Login para continuar')).toBeVisible();
  expect(window.history.state).toMatchObject({ usr: null });
});

test('keeps a customer signed in whose clock is ahead of the server’s by a day', async () => {
  localStorage.setItem(
    'token',
    `e30.${btoa(JSON.stringify({ sub: '7', exp: Date.now() / 1000 - 3600 }))}.sig`,
  );
  const date = new Date(Date.now() - 86_400_000).toUTCString();
  openSite(
    '/meus-titulos',
    { 'mfe-prizes': { myTitles: Titles } },
    { 'HEAD /': { status: 200, headers: { date } } },
  );

  expect(await heading('Meus Títulos')).toBeVisible();
});

const Me = ({ heading: name }: { heading: string }) => {
  useGetSelfQuery();
  return <h1>{name}</h1>;
};
const refusal = { 'GET /api/users/me': { status: 401, body: { message: 'Sessão expirada' } } };
const ended = 'Sua sessão terminou. Entre novamente para continuar.';

test('leads a customer whom the server refuses on a guarded page to the login, which knows why and the way back', async () => {
  localStorage.setItem('token', token());
  openSite(
    '/perfil/meus-dados?a=1',
    { 'mfe-account': { login: Login, profileData: () => <Me heading="Minha conta" /> } },
    refusal,
  );

  expect(await heading('Faça Login para continuar')).toBeVisible();
  expect(window.history.state).toMatchObject({ usr: { wanted: '/perfil/meus-dados?a=1', hasExpired: true } });
  expect(screen.queryByText(ended)).not.toBeInTheDocument();
  expect(console.warn).toHaveBeenCalledWith('A call was refused with 401; a login is needed');
});

test('informs a customer whom the server refuses on a public page, which stays', async () => {
  localStorage.setItem('token', token());
  openSite('/', { 'mfe-content': { home: () => <Me heading="Início" /> } }, refusal);

  expect(await screen.findByText(ended)).toBeVisible();
  expect(await heading('Início')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(localStorage.getItem('token')).toBeNull();
  expect(console.warn).toHaveBeenCalledWith('A call was refused with 401; a login is needed');
});

test.each([
  ['expired', () => `e30.${btoa(JSON.stringify({ exp: 1 }))}.sig`],
  ['garbage', () => 'garbage'],
])('removes a token that is %s and asks for a new login', async (_case, bad) => {
  localStorage.setItem('token', bad());
  openSite('/meus-titulos', { 'mfe-account': { login: Login }, 'mfe-prizes': { myTitles: Titles } });

  expect(await heading('Faça Login para continuar')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

test('starts when no remote is live, and says in the page area what happened', async () => {
  openSite('/resultado', {});

  const main = await screen.findByRole('main');
  expect(
    await within(main).findByText('O site foi atualizado. Recarregue a página para continuar.'),
  ).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('a link to a page that was retired leads to what the server has at its address', async () => {
  const loadAnew = jest.fn();
  const { user } = renderWholeSite({ stubs: { 'mfe-content': { home: Home } }, loadAnew });
  await heading('Início');

  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Perfil' }));

  expect(loadAnew.mock.calls).toEqual([['/perfil']]);
});

test('keeps an error of one page in the page area, and tries it again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let isBroken = true;
  const Faulty = () => {
    if (isBroken) throw new Error('boom');
    return <h1>Início</h1>;
  };
  const { user } = openSite('/', { 'mfe-content': { home: Faulty } });
  expect(
    await screen.findByText(
      'Esta página está com um problema. Já estamos cuidando disso. Tente novamente em instantes.',
    ),
  ).toBeVisible();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));

  expect(await heading('Início')).toBeVisible();
});

test('offers its notifications to the remotes, each text once at a time', async () => {
  const Telling = () => {
    const toasts = useToasts();
    return <button onClick={() => toasts.success('E-mail enviado com sucesso')}>Enviar</button>;
  };
  const { user } = openSite('/login', { 'mfe-account': { login: Telling } });

  await user.click(await screen.findByRole('button', { name: 'Enviar' }));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));

  const told = within(screen.getByRole('region', { name: /^Notificações/ }));
  expect((await told.findAllByRole('status')).map(({ textContent }) => textContent)).toEqual([
    'E-mail enviado com sucesso',
  ]);
});

describe('a login in another tab', () => {
  const tokenOf = (sub: string, seconds = 3600) =>
    `e30.${btoa(JSON.stringify({ sub, exp: Math.floor(Date.now() / 1000) + seconds }))}.sig`;
  const logInElsewhere = (next: string) =>
    act(async () => {
      localStorage.setItem('token', next);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
  const Profile = () => (
    <label>
      Cidade <input name="city" />
    </label>
  );
  const pages = { profileData: Profile, login: Profile };

  test.each([
    ['by the same customer empties no form', '/perfil/meus-dados', 'ana', 'Recife'],
    [
      'by somebody else leaves them nothing that could be saved in their name',
      '/perfil/meus-dados',
      'bia',
      '',
    ],
    ['by anybody empties no form of a public page', '/login', 'bia', 'Recife'],
  ])('%s', async (_what, at, who, left) => {
    localStorage.setItem('token', tokenOf('ana'));
    const { user } = openSite(at, { 'mfe-account': pages });
    await user.type(await screen.findByLabelText('Cidade'), 'Recife');
    await logInElsewhere(tokenOf(who, 7200));

    expect(screen.getByLabelText('Cidade')).toHaveValue(left);
  });
});
