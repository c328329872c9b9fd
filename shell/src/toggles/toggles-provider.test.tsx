import { act, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { baseApi } from '@site/api/base-api';
import type { ToggleName } from '@site/contracts/toggles';
import { useToggle } from '@site/platform/toggles';
import type { Answer } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { TogglesProvider } from './toggles-provider';
import { keepToggles } from './toggles.storage';

const call = 'GET /api/features';
const hour = 3_600_000;

function Feature({ name }: { name: ToggleName }) {
  return useToggle(name) ? <li>{name}</li> : null;
}

const renderFeatures = (answer: Answer) =>
  renderPage(
    <TogglesProvider>
      <ul>
        <Feature name="showMenuResults" />
        <Feature name="showMenuCart" />
        <Feature name="showKnowMore" />
      </ul>
    </TogglesProvider>,
    { page: 'home', answers: { [call]: answer } },
  );

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const features = (...data: unknown[]) => ({ data });
const isOn = (name: string) => ({ name, status: true });
const isOff = (name: string) => ({ name, status: false });
const cached = () => JSON.parse(localStorage.getItem('featureToggles') ?? 'null');
const keep = (cache: unknown) => localStorage.setItem('featureToggles', JSON.stringify(cache));

test('everything is off until the server responds', async () => {
  const { network } = renderFeatures('never');
  await waitFor(() => expect(network.requestsTo(call)).toHaveLength(1));
  expect(shown()).toEqual([]);
});

test('shows what is on, and neither what is off, missing, nor unknown', async () => {
  renderFeatures(features(isOn('showMenuResults'), isOff('showMenuCart'), isOn('somethingNew')));
  expect(await screen.findByText('showMenuResults')).toBeInTheDocument();
  expect(shown()).toEqual(['showMenuResults']);
});

test('asks with the token when one is stored, as every call does', async () => {
  localStorage.setItem('token', 'a.b.c');
  const { network } = renderFeatures(features(isOn('showMenuResults')));
  await screen.findByText('showMenuResults');
  expect(network.requestsTo(call)[0]?.headers).toMatchObject({ authorization: 'Bearer a.b.c' });
});

test('says nothing of the toggles where it is the session that is over', async () => {
  localStorage.setItem('token', 'a.b.c');
  const { network } = renderFeatures({ status: 401, body: { message: 'Sessão expirada' } });
  await waitFor(() => expect(network.requestsTo(call)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps the response for 24 hours and makes no second request', async () => {
  const { unmount } = renderFeatures(features(isOn('showMenuResults')));
  await screen.findByText('showMenuResults');
  expect(cached().data).toEqual([{ name: 'showMenuResults', status: true }]);
  const lasts = cached().expiresAt - Date.now();
  expect(lasts).toBeGreaterThan(23.9 * hour);
  expect(lasts).toBeLessThanOrEqual(24 * hour);
  unmount();

  const { network } = renderFeatures('network-error');
  expect(shown()).toEqual(['showMenuResults']);
  expect(network.requests).toEqual([]);
});

test.each([
  ['expired', { expiresAt: Date.now() - 1, data: [isOn('showMenuCart')] }],
  ['without a date', { data: [isOn('showMenuCart')] }],
  ['with a nameless item', { expiresAt: Date.now() + hour, data: [{ name: '', status: true }] }],
  [
    'with a status that is not a boolean',
    { expiresAt: Date.now() + hour, data: [{ name: 'showMenuCart', status: 1 }] },
  ],
  ['not a list', { expiresAt: Date.now() + hour, data: { showMenuCart: true } }],
  ['garbage', 'garbage'],
])('a cache that is %s is fetched again', async (_case, cache) => {
  keep(cache);
  const { network } = renderFeatures(features(isOn('showKnowMore')));
  expect(await screen.findByText('showKnowMore')).toBeInTheDocument();
  expect(shown()).toEqual(['showKnowMore']);
  expect(network.requestsTo(call)).toHaveLength(1);
});

test.each<[string, Answer, string]>([
  ['the network fails', 'network-error', 'Erro ao buscar funcionalidades: erro de rede'],
  [
    'the server refuses',
    { status: 503, body: { message: 'Sistema em manutenção', statusCode: 503 } },
    'Erro ao buscar funcionalidades: Sistema em manutenção',
  ],
  [
    'a page comes instead',
    () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    'Erro ao buscar funcionalidades: resposta inválida',
  ],
  ['the server says nothing', { status: 500 }, 'Erro ao buscar funcionalidades: erro inesperado'],
])('when %s, one message says why and everything is off', async (_case, answer, message) => {
  jest.spyOn(console, 'error').mockImplementation();
  renderFeatures(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(shown()).toEqual([]);
  expect(cached()).toBeNull();
});

test('a response that is not a list of features is refused, and the console names the field', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderFeatures(features({ name: 'showMenuCart', status: 'on' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao buscar funcionalidades: resposta inválida',
  );
  expect(told).toHaveBeenCalledWith(expect.stringContaining('data.0.status'));
  expect(shown()).toEqual([]);
});

test('what comes on comes when it is its turn: the site gives way to the visitor', async () => {
  renderFeatures('never');
  jest.replaceProperty(
    globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean },
    'IS_REACT_ACT_ENVIRONMENT',
    false,
  );

  flushSync(() => keepToggles({ data: [{ name: 'showMenuResults', status: true }] }));
  expect(shown()).toEqual([]);

  expect(await screen.findByText('showMenuResults')).toBeInTheDocument();
});

test('a login, which clears the cached responses, switches nothing off', async () => {
  const { store, network } = renderFeatures(features(isOn('showMenuResults')));
  await screen.findByText('showMenuResults');
  act(() => void store.dispatch(baseApi.util.resetApiState()));
  expect(shown()).toEqual(['showMenuResults']);
  expect(network.requestsTo(call)).toHaveLength(1);
});
