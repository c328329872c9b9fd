import { screen, within } from '@testing-library/react';
import { cartSlice } from '@site/cart/cart';
import { renderRoutes } from '@site/testing/render-routes';
import { Frame } from './frame';

const site = [{ element: <Frame />, children: [{ path: '*', element: <h1>Página</h1> }] }];

function footer() {
  renderRoutes(site, { slices: [cartSlice] });
  return within(screen.getByRole('contentinfo'));
}

const under = (heading: string) =>
  within(footer().getByRole('heading', { name: heading }).parentElement ?? document.body).getAllByRole(
    'link',
  );

test('shows the logos with Um Produto between them', () => {
  expect(footer().getByText(/^Um Produto/)).toHaveTextContent('Um Produto Ciranda da Sorte');
});

test('lists the service centre, each line with what it is for', () => {
  const links = under('Central de atendimento');
  expect(links.map((link) => [link.parentElement?.textContent, link.getAttribute('href')])).toEqual([
    ['Telefone de atendimento: 0800-729-0800Dúvidas, prêmios e cadastro', 'tel:08007290800'],
    [
      'Telefone de atendimento acessível: 0800-729-0910Pessoas com deficiência auditiva ou de fala',
      'tel:08007290910',
    ],
    ['E-mail de atendimento: atendimento@ciranda.example', 'mailto:atendimento@ciranda.example'],
  ]);
});

test('leads to the terms', () => {
  expect(under('Termos e políticas').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Condições gerais', '/condicoes-gerais'],
    ['Termos de uso', '/termos-de-uso'],
    ['Política de privacidade', '/politica-de-privacidade'],
    ['Política de cookies', '/politica-cookies'],
    ['Termos legais', '/termos-legais'],
  ]);
});

test('opens each network in a new tab that knows nothing of this one', () => {
  const networks = footer().getAllByRole('link', { name: /\(abre em nova aba\)$/ });
  expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Instagram (abre em nova aba)',
    'LinkedIn (abre em nova aba)',
    'Twitter (abre em nova aba)',
    'YouTube (abre em nova aba)',
    'TikTok (abre em nova aba)',
    'Facebook (abre em nova aba)',
  ]);
  for (const link of networks) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('shows the legal text with its weight', () => {
  const strong = footer().getByText('É proibida a venda a menores de 16 anos.');
  expect(strong.tagName).toBe('STRONG');
  expect(strong.parentElement).toHaveTextContent(
    /^Título de capitalização da modalidade filantropia premiável/,
  );
});
