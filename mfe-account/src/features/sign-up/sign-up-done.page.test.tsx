import { screen } from '@testing-library/react';
import { renderPage } from '@site/testing/render-page';
import { SignUpDonePage } from './sign-up-done.page';

test('says that the registration is complete and leads to the login', async () => {
  renderPage(<SignUpDonePage />, { page: 'signUpDone' });

  expect(screen.getByRole('heading', { level: 1, name: 'Sucesso!' })).toBeVisible();
  expect(screen.getByText(/cadastro foi concluído/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '/login');
});
