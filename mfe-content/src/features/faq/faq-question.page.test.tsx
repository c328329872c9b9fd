import { screen, within } from '@testing-library/react';
import { renderPage } from '@site/testing/render-page';
import { FaqQuestionPage } from './faq-question.page';

const open = (at: string) => renderPage(<FaqQuestionPage />, { page: 'faqQuestion', at });

test('shows the question, its last update, the answer and the way back', async () => {
  open('/FAQ/Questao/4');

  expect(screen.getByRole('heading', { level: 1, name: 'Como recebo um prêmio?' })).toBeInTheDocument();
  expect(screen.getByText('Última atualização: 21/09/2026 14:40')).toBeInTheDocument();
  expect(screen.getByText(/Prêmios de menor valor podem ser pedidos no site/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Minhas premiações' })).toHaveAttribute(
    'href',
    '/minhas-premiacoes',
  );
  expect(screen.getByRole('link', { name: '0800-729-0800' })).toHaveAttribute('href', 'tel:08007290800');
  expect(screen.getByRole('link', { name: 'Voltar para dúvidas frequentes' })).toHaveAttribute(
    'href',
    '/FAQ/Lista',
  );
});

test.each([
  ['4', ['5', '6', '7', '8']],
  ['19', ['20', '1', '2', '3']],
])('leads from question %s to others: %j', (id, others) => {
  open(`/FAQ/Questao/${id}`);

  const list = within(screen.getByRole('complementary', { name: 'Outras dúvidas' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    others.map((other) => `/FAQ/Questao/${other}`),
  );
});

test.each([
  ['not a number', '/FAQ/Questao/abc'],
  ['a number with a tail', '/FAQ/Questao/4abc'],
  ['not known', '/FAQ/Questao/99'],
  ['not public', '/FAQ/Questao/21'],
])('an id that is %s leads to the list', (_what, at) => {
  const { address } = open(at);

  expect(address()).toBe('/FAQ/Lista');
});
