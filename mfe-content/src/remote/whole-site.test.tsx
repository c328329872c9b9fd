import { renderWholeSite } from '@site/testing/whole-site';
import { screen, within } from '@testing-library/react';
import { remote } from './remote';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

test('a reader goes from the questions to the terms by the footer, and to the login of another team by the header', async () => {
  const { user } = renderWholeSite({
    at: '/FAQ/Lista',
    remote,
    stubs: { 'mfe-account': { login: () => <h1>Outra equipe</h1> } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeVisible();

  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Termos de uso' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();

  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Perfil' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Outra equipe' })).toBeVisible();
});
