import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ButtonLink } from './button-link';

test('Enter follows the link without reloading the page', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<ButtonLink to="/resultado">Clique aqui</ButtonLink>} />
        <Route path="/resultado" element={<h1>Resultados</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Resultados' })).toBeInTheDocument();
});

test('a link to another site says that it opens a new tab and gives nothing away', () => {
  render(
    <ButtonLink href="https://instituto.example" newTab>
      Conheça
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Conheça (abre em nova aba)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
