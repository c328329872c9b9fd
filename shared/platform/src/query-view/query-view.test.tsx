import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView } from './query-view';

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

test('shows the answer, and keeps it while a new one is fetched', () => {
  show({ data: 'Raspe Mais', isFetching: true });

  expect(screen.getByText('Raspe Mais')).toBeVisible();
});

test("shows the call's own message and lets the customer try again", async () => {
  const { refetch } = show({ error: { text: 'Erro ao buscar titulos do usuário' } });

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

  expect(screen.getByText('Algo deu errado')).toBeVisible();
});
