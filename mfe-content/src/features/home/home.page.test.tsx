import { screen } from '@testing-library/react';
import { renderPage } from '@site/testing/render-page';
import { HomePage } from './home.page';

test('the home page says in its heading, its title and its previews what the banner says', () => {
  renderPage(<HomePage />, { page: 'home' });

  expect(screen.getByRole('heading', { level: 1, name: 'PAUSA NAS VENDAS!' })).toBeInTheDocument();
  expect(document.title).toBe('Pausa nas vendas · Ciranda Cap');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://www.ciranda.example/',
  );
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'https://www.ciranda.example/assets/previa.png',
  );
});
