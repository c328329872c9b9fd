import { screen, waitFor } from '@testing-library/react';
import customer from '@site/contracts/examples/user.json';
import { renderPage } from '@site/testing/render-page';
import { ProfileDataPage } from './profile-data.page';

test('keeps the form and what is typed when the record cannot be refetched after a save', async () => {
  const { user, network } = renderPage(<ProfileDataPage />, {
    page: 'profileData',
    isSignedIn: true,
    answers: { 'GET /api/users/me': customer, 'PATCH /api/users/:id': customer },
  });
  await user.click(await screen.findByRole('button', { name: 'Salvar cadastro' }));
  network.on('GET /api/users/me', { status: 503 });

  await waitFor(() => expect(network.requestsTo('GET /api/users/me')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Salvar cadastro' }));
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByText('Erro ao buscar os dados do usuário')).toBeVisible();
  expect(screen.getByLabelText(/^Nome completo/)).toHaveValue('Marina Alves da Rocha');

  await user.clear(screen.getByLabelText(/^Cidade/));
  await user.type(screen.getByLabelText(/^Cidade/), 'Itu');
  network.on('GET /api/users/me', customer);
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Cidade/)).toHaveValue('Itu');
});
