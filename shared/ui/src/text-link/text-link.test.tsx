import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { TextLink } from './text-link';

test('the keyboard reaches the link and follows it', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<TextLink to="/cadastro/passos">Cadastre-se</TextLink>} />
        <Route path="/cadastro/passos" element={<h1>Cadastro</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Cadastre-se' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Cadastro' })).toBeInTheDocument();
});
