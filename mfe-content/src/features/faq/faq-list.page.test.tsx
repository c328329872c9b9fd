import { screen, within } from '@testing-library/react';
import { renderPage } from '@site/testing/render-page';
import { FaqListPage } from './faq-list.page';

const open = (at?: string) => renderPage(<FaqListPage />, { page: 'faqList', ...(at && { at }) });
const cards = () => screen.queryAllByRole('listitem');
const field = () => screen.getByRole('textbox', { name: 'Buscar dúvidas frequentes' });

test('shows the heading, the search field and the first 6 questions as links', async () => {
  open();

  expect(screen.getByRole('heading', { level: 1, name: 'Dúvidas Frequentes' })).toBeInTheDocument();
  expect(field()).toHaveAttribute('placeholder', 'Buscar dúvidas frequentes');
  expect(field()).toHaveAttribute('name', 'search');
  expect(cards()).toHaveLength(6);
  expect(screen.getByRole('link', { name: /Quem pode comprar\?/ })).toHaveAttribute('href', '/FAQ/Questao/2');
});

test("'Ver mais' adds 6 each time until all 20 are there, and moves the focus to the first new one", async () => {
  const { user } = open();

  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(cards()).toHaveLength(12);
  expect(within(cards()[6] as HTMLElement).getByRole('link')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(cards()).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
});

test('filters by words of the question or of the answer, whatever their case', async () => {
  const { user, address } = open();

  await user.type(field(), 'TRÊS CAMPOS');
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));

  expect(cards()).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Como funciona a raspadinha\?/ })).toBeInTheDocument();
  expect(address()).toBe(`/FAQ/Lista?${new URLSearchParams({ busca: 'TRÊS CAMPOS' })}`);
});

test("'Limpar filtro' empties the field and shows the list again", async () => {
  const { user } = open();

  await user.type(field(), 'raspadinha{Enter}');
  await user.click(screen.getByRole('button', { name: 'Limpar filtro' }));

  expect(field()).toHaveValue('');
  expect(cards()).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
});

test('Enter searches anew while a filter is active', async () => {
  const { user } = open('/FAQ/Lista?busca=raspadinha');

  await user.clear(field());
  await user.type(field(), 'senha{Enter}');

  expect(screen.getByRole('link', { name: /Esqueci minha senha/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Como funciona a raspadinha/ })).not.toBeInTheDocument();
});

test('only spaces are no filter', async () => {
  const { user } = open();

  await user.type(field(), '   {Enter}');

  expect(cards()).toHaveLength(6);
  expect(screen.getByRole('button', { name: 'Filtrar' })).toBeInTheDocument();
});

test('says that nothing was found', async () => {
  const { user } = open();

  await user.type(field(), 'bicicleta{Enter}');

  expect(
    screen.getByText(
      'Não encontramos nenhuma dúvida frequente relacionada a sua pesquisa. Tente utilizar outras palavras em sua pesquisa.',
    ),
  ).toBeInTheDocument();
  expect(cards()).toHaveLength(0);
});

test('leads from nothing found to all questions, and keeps the focus', async () => {
  const { user, address } = open();
  await user.type(field(), 'bicicleta{Enter}');
  await user.click(screen.getByRole('button', { name: 'Ver todas as dúvidas' }));

  expect(cards()).toHaveLength(6);
  expect(field()).toHaveValue('');
  expect(address()).toBe('/FAQ/Lista');
  expect(screen.getByRole('group', { name: 'Dúvidas Frequentes' })).toHaveFocus();
});

test('never shows what is not public', async () => {
  const { user } = open();

  await user.type(field(), 'ponto de venda{Enter}');

  expect(screen.queryByText(/Como meu comércio vira ponto de venda/)).not.toBeInTheDocument();
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
