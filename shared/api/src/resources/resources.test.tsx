import { type Answers, fakeNetwork } from '@site/testing/network';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import currentEvent from '@site/contracts/examples/current-event.json';
import { createHttp } from '#http/create-http.ts';
import { createSiteStore } from '#site-store.ts';
import { useDownloadRegistrationFormMutation, useShowRegistrationFormQuery } from './registration-form.api';
import {
  useGetCurrentEventQuery,
  useGetEventQuery,
  useGetYearsQuery,
  useListDrawsQuery,
  useListEventsQuery,
} from './static-data.api';
import { useGetSelfQuery } from './users.api';

function setUp<Result>(hook: () => Result, answers: Answers) {
  const network = fakeNetwork(answers);
  const http = createHttp({ baseUrl: '/api', getToken: () => 'a.b.c', fetch: network.fetch });
  const { store } = createSiteStore({ http, onFailure: () => undefined });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { network, ...renderHook(hook, { wrapper }) };
}

const campaign = { CodEvento: 'RM10', NomeEvento: 'Raspe Mais', AnoEvento: 2026, Serie: '10' };

test.each([
  ['years', () => useGetYearsQuery(), '/api/static-worker/anos', [2024, 2026]],
  ['campaigns of a year', () => useListEventsQuery(2026), '/api/static-worker/eventos/2026', [campaign]],
  [
    'one campaign',
    () => useGetEventQuery('RM 10'),
    '/api/static-worker/evento/RM%2010',
    { ...campaign, sorteios: [] },
  ],
  ['campaign on sale', () => useGetCurrentEventQuery(), '/api/static-worker/atual/evento', currentEvent],
  ['draws of a campaign', () => useListDrawsQuery('RM10'), '/api/static-worker/sorteios/RM10', []],
])(
  'shows the %s to a visitor without authentication',
  async (_name, hook: () => { isSuccess: boolean }, path, answer) => {
    const { network, result } = setUp(hook, { [`GET ${path}`]: answer });

    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
  },
);

test('shows customers their own record', async () => {
  const { network, result } = setUp(() => useGetSelfQuery(), {
    'GET /api/users/me': { id: 7, cpf: '52998224725', fullName: 'Marina Souza' },
  });

  await waitFor(() =>
    expect(result.current.data).toMatchObject({ id: '7', fullName: 'Marina Souza', phone: '' }),
  );
  expect(network.requests[0]?.headers).toMatchObject({ authorization: 'Bearer a.b.c' });
});

test('leaves a failed look at oneself to the page', async () => {
  const { result } = setUp(() => useGetSelfQuery(), { 'GET /api/users/me': { status: 500 } });

  await waitFor(() =>
    expect(result.current.error).toEqual({
      kind: 'http',
      status: 500,
      text: 'Erro ao buscar usuário',
      announce: 'caller',
    }),
  );
});

test('shows the registration form as text', async () => {
  const { result } = setUp(() => useShowRegistrationFormQuery(), {
    'GET /api/payments/registration-form/show': () => new Response('Ficha de cadastro de Marina Souza'),
  });

  await waitFor(() => expect(result.current.data).toBe('Ficha de cadastro de Marina Souza'));
});

test('saves the registration form as ficha_cadastro.pdf', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
  URL.createObjectURL = (file) => `blob:${(file as Blob).size}`;
  URL.revokeObjectURL = jest.fn();
  const timers = jest.spyOn(window, 'setTimeout');
  const { result } = setUp(() => useDownloadRegistrationFormMutation(), {
    'GET /api/payments/registration-form/download': new Blob(['%PDF-'], { type: 'application/pdf' }),
  });

  await act(() => result.current[0]().unwrap());
  expect(saved).toEqual(['blob:5 as ficha_cadastro.pdf']);
  // Safari asks the customer first, and reads the file after that.
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  timers.mock.calls.filter(([, ms]) => ms === 40_000).forEach(([later]) => (later as () => void)());
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:5');
});

test('says when the registration form cannot be shown', async () => {
  const { result } = setUp(() => useShowRegistrationFormQuery(), {
    'GET /api/payments/registration-form/show': 'network-error',
  });

  await waitFor(() =>
    expect(result.current.error).toEqual({
      kind: 'network',
      text: 'Erro ao buscar ficha de cadastro do usuário.',
      announce: 'caller',
    }),
  );
});

test('says when the registration form cannot be saved', async () => {
  const { result } = setUp(() => useDownloadRegistrationFormMutation(), {
    'GET /api/payments/registration-form/download': { status: 500 },
  });

  await act(async () => void (await result.current[0]()));
  expect(result.current[1].error).toMatchObject({
    text: 'Erro ao baixar ficha de cadastro. Tente novamente mais tarde.',
  });
});

test.each<[string, () => Response]>([
  ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response('')],
])('shows %s for no registration form', async (_what, answer) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { result } = setUp(() => useShowRegistrationFormQuery(), {
    'GET /api/payments/registration-form/show': answer,
  });

  await waitFor(() =>
    expect(result.current.error).toMatchObject({ text: 'Erro ao buscar ficha de cadastro do usuário.' }),
  );
  expect(result.current.data).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(1);
});

test.each<[string, Blob]>([
  ['a page that is called a PDF', new Blob(['<!doctype html>'], { type: 'application/pdf' })],
  ['a page', new Blob(['%PDF-'], { type: 'text/html' })],
  ['an empty file', new Blob([], { type: 'application/pdf' })],
])('saves %s for no registration form', async (_what, file) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { result } = setUp(() => useDownloadRegistrationFormMutation(), {
    'GET /api/payments/registration-form/download': () =>
      new Response(file, { headers: { 'content-type': file.type } }),
  });

  await act(async () => void (await result.current[0]()));
  expect(result.current[1].error).toMatchObject({
    text: 'Erro ao baixar ficha de cadastro. Tente novamente mais tarde.',
  });
  expect(click).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledTimes(1);
});
