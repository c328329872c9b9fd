import type { ApiError } from '@site/api/error';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView } from './query-view';

const failed = (facts: Partial<ApiError>): ApiError => ({
  kind: 'http',
  text: 'Erro ao buscar titulos do usuário',
  announce: 'caller',
  ...facts,
});

type Query = Parameters<typeof QueryView<string>>[0]['query'];

function show(query: Partial<Query>, failed?: string) {
  const refetch = jest.fn();
  const view = (
    <QueryView
      query={{ isFetching: false, refetch, ...query }}
      loading="Carregando títulos..."
      {...(failed && { failed })}
    >
      {(data) => <p>{data}</p>}
    </QueryView>
  );
  render(view);
  return { refetch };
}

test('says that it is loading', () => {
  show({ isFetching: true });

  expect(screen.getByText('Carregando títulos...')).toBeVisible();
});

test('shows the data, and keeps it while it is fetched again', () => {
  show({ data: 'Raspe Mais', isFetching: true });

  expect(screen.getByText('Raspe Mais')).toBeVisible();
});

test("shows the call's own message and lets the customer try again", async () => {
  const { refetch } = show({ error: failed({ status: 500 }) });

  expect(screen.getByText('Erro ao buscar titulos do usuário')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('shows the message of the page where it has one', () => {
  show({ error: new Error('TypeError: x is undefined') }, 'Não foi possível carregar as premiações.');

  expect(screen.getByText('Não foi possível carregar as premiações.')).toBeVisible();
});

test('never shows what was thrown', () => {
  show({ error: new Error('TypeError: x is undefined') });

  expect(screen.getByText('Erro inesperado. Por favor, tente novamente.')).toBeVisible();
});

test('says what could not be loaded, and that it is the network', () => {
  show({ error: failed({ kind: 'network' }) });

  expect(screen.getByText('Erro ao buscar titulos do usuário')).toBeVisible();
  expect(screen.getByText('Erro de rede. Por favor, tente novamente.')).toBeVisible();
});

test('offers no attempt that cannot help', () => {
  show({ error: failed({ status: 403 }) });

  expect(screen.getByText('Erro ao buscar titulos do usuário')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows no data of earlier arguments', () => {
  show({ data: 'of 2025', currentData: undefined, isFetching: true });

  expect(screen.queryByText('of 2025')).not.toBeInTheDocument();
  expect(screen.getByText('Carregando títulos...')).toBeVisible();
});

function Profile(query: Partial<Query>) {
  return (
    <QueryView query={{ isFetching: false, refetch: () => undefined, ...query }} loading="Carregando...">
      {(name) => <input aria-label="Nome" defaultValue={name} />}
    </QueryView>
  );
}

test('keeps what is on screen and what was typed when it cannot be refetched, and reads it again', async () => {
  const refetch = jest.fn();
  const { rerender } = render(<Profile data="Marina" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), ' Souza');

  rerender(<Profile data="Marina" error={failed({ status: 503 })} refetch={refetch} />);
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina Souza');
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao buscar titulos do usuário');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(refetch).toHaveBeenCalledTimes(1);

  rerender(<Profile data="Marina" />);
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina Souza');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says nothing of a session that is over: the login does', () => {
  render(<Profile data="Marina" error={failed({ kind: 'unauthorized', status: 401, isOfSession: true })} />);

  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
