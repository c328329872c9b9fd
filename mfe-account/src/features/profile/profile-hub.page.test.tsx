import { screen } from '@testing-library/react';
import customer from '@site/contracts/examples/user.json';
import { renderPage } from '@site/testing/render-page';
import { ProfileHubPage } from './profile-hub.page';

const open = (body: unknown) =>
  renderPage(<ProfileHubPage />, {
    page: 'profileHub',
    isSignedIn: true,
    answers: { 'GET /api/users/me': body as object },
  });

test("shows the customer's name and the four ways from here", async () => {
  open(customer);

  expect(await screen.findByText('Olá, Marina Alves da Rocha')).toBeVisible();
  expect(screen.getByRole('link', { name: /Minha conta/ })).toHaveAttribute('href', '/perfil/meus-dados');
  expect(screen.getByRole('link', { name: /Meus títulos/ })).toHaveAttribute('href', '/meus-titulos');
  expect(screen.getByRole('link', { name: /Minhas premiações/ })).toHaveAttribute(
    'href',
    '/minhas-premiacoes',
  );
  expect(screen.getByRole('link', { name: /Meus pedidos/ })).toHaveAttribute('href', '/meus-pedidos/compras');
});

test('shows the ways from here, and help, before the customer is read', async () => {
  open('never');

  expect(screen.getByText('Carregando seus dados...')).toBeVisible();
  expect(screen.getByRole('link', { name: /Meus títulos/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alterar senha' })).toHaveAttribute('href', '/perfil/senha');
  expect(screen.getByRole('link', { name: '0800-729-0800' })).toHaveAttribute('href', 'tel:08007290800');
});

test('calls the customer by the social name', async () => {
  open({ ...customer, socialName: 'Mari' });

  expect(await screen.findByText('Olá, Mari')).toBeVisible();
});

test('says that the customer could not be read, and tries again', async () => {
  const { user, network } = open({ status: 500 });
  expect(await screen.findByText('Erro ao buscar usuário')).toBeVisible();

  network.on('GET /api/users/me', customer);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Olá, Marina Alves da Rocha')).toBeVisible();
});
