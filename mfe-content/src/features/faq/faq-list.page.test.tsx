import { screen, within } from '@testing-library/react';
import { renderPage } from '@site/testing/render-page';
import { FaqListPage } from './faq-list.page';

const open = (at?: string) => renderPage(<FaqListPage />, { page: 'faqList', ...(at && { at }) });
const cards = () => screen.queryAllByRole('listitem');
const field = () => screen.getByRole('textbox', { name: 'Buscar dúvidas frequentes' });

async function search({ user }: ReturnType<typeof open>, words: string) {
  await user.clear(field());
  await user.paste(words);
  await user.keyboard('{Enter}');
}

test('shows the heading, the search field and the first 6 questions as links, and 6 more each time', async () => {
  const { user } = open();

  expect(screen.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeInTheDocument();
  expect(field()).toHaveAttribute('placeholder', 'Buscar dúvidas frequentes');
  expect(field()).toHaveAttribute('name', 'search');
  expect(cards()).toHaveLength(6);
  expect(screen.getByRole('link', { name: /Quem pode comprar\?/ })).toHaveAttribute('href', '/FAQ/Questao/2');

  // The focus moves to the first new one, until all 20 are there.
  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(cards()).toHaveLength(12);
  expect(within(cards()[6] as HTMLElement).getByRole('link')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(cards()).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
});

test('filters by words of the question or of the answer, whatever their case, and shows the list again', async () => {
  const { user, address } = open();
  await user.click(field());
  await user.paste('TRÊS CAMPOS');
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(cards()).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Como funciona a raspadinha\?/ })).toBeInTheDocument();
  expect(address()).toBe(`/FAQ/Lista?${new URLSearchParams({ busca: 'TRÊS CAMPOS' })}`);

  await user.click(screen.getByRole('button', { name: 'Limpar filtro' }));
  expect(field()).toHaveValue('');
  expect(cards()).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
});

test('Enter searches anew while a filter is active, and only spaces are none', async () => {
  const page = open('/FAQ/Lista?busca=raspadinha');
  expect(screen.getByRole('link', { name: /Como funciona a raspadinha/ })).toBeInTheDocument();

  await search(page, 'senha');
  expect(screen.getByRole('link', { name: /Esqueci minha senha/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Como funciona a raspadinha/ })).not.toBeInTheDocument();

  await search(page, '   ');
  expect(cards()).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Filtrar' })).toBeInTheDocument();
});

test('says that nothing was found, nothing that is not public either, and leads to all questions', async () => {
  const page = open();
  await search(page, 'ponto de venda');
  expect(screen.queryByText(/Como meu comércio vira ponto de venda/)).not.toBeInTheDocument();

  await search(page, 'bicicleta');
  expect(
    screen.getByText(
      'Não encontramos nenhuma dúvida frequente relacionada a sua pesquisa. Tente utilizar outras palavras em sua pesquisa.',
    ),
  ).toBeInTheDocument();
  expect(cards()).toHaveLength(0);

  await page.user.click(screen.getByRole('button', { name: 'Ver todas as dúvidas' }));
  expect(cards()).toHaveLength(6);
  expect(field()).toHaveValue('');
  expect(page.address()).toBe('/FAQ/Lista');
  expect(screen.getByRole('group', { name: 'Dúvidas Frequentes' })).toHaveFocus();
});

test('is found by search engines: title, canonical address and the questions as data', () => {
  const { container } = open();
  const data: unknown = JSON.parse(
    container.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );

  expect(document.title).toBe('Dúvidas frequentes · Ciranda Cap');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://www.ciranda.example/FAQ/Lista',
  );
  expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 20 } });
});
