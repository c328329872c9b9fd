import { screen, within } from '@testing-library/react';
import { renderPage } from '@site/testing/render-page';
import { InstitutionsPage } from './institutions.page';

const open = () => renderPage(<InstitutionsPage />, { page: 'institutions' });

test('shows each institution with title, picture and paragraphs', async () => {
  open();
  const section = screen.getByRole('region', { name: 'Instituto Ciranda da Infância' });

  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(within(section).getByRole('img', { name: /Ilustração: adultos e crianças/ })).toBeInTheDocument();
  expect(section.querySelectorAll('p')).toHaveLength(4);
});

test('an address in the text opens safely in a new tab', () => {
  open();
  const link = screen.getByRole('link', { name: /https:\/\/pipa\.ciranda\.example/ });

  expect(link).toHaveAttribute('href', 'https://pipa.ciranda.example');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test("'clique aqui' leads home", async () => {
  const { user, address } = open();

  await user.click(screen.getAllByRole('link', { name: 'clique aqui' })[0] as HTMLElement);

  expect(address()).toBe('/');
});
