import { screen } from '@testing-library/react';
import payout from '@site/contracts/examples/payout.json';
import { renderPage } from '@site/testing/render-page';
import { PayoutDonePage } from './payout-done.page';

const detailRoute = 'GET /api/payout/id/:id';

function open(answer: unknown = payout, payoutId: string | null = payout.id) {
  if (payoutId) sessionStorage.setItem('payoutId', payoutId);
  return renderPage(<PayoutDonePage />, {
    page: 'payoutDone',
    isSignedIn: true,
    answers: { [detailRoute]: answer as object },
  });
}

const value = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextSibling;

test('tells of the order and when the prize is deposited, and leads on', async () => {
  open();
  for (const [term, words] of [
    ['Protocolo', '77b1f0a4-2c8e-4f0d-9c5b-0c1d2e3f4a55'],
    ['Tipo de premiação', 'Transferência bancária'],
    ['Titular', 'Marina Alves da Rocha'],
    ['CPF', '529.982.247-25'],
    ['Banco', '001 - Banco do Brasil'],
    ['Tipo de conta', 'Conta corrente'],
    ['Agência', '1584'],
    ['Conta', '00000006-X'],
  ] as const) {
    expect(await value(term)).toHaveTextContent(words);
  }
  expect(screen.getByText(/até 15 dias corridos a partir da data do pedido/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Comprar' })).toHaveAttribute('href', '/compra');
  expect(screen.getByRole('link', { name: 'Ver meus pedidos' })).toHaveAttribute(
    'href',
    '/meus-pedidos/compras',
  );
});

test('takes an award without a type as a bank transfer', async () => {
  open({ ...payout, typeAward: null });
  expect(await value('Tipo de premiação')).toHaveTextContent('Transferência bancária');
});

test('tells the amount where the server tells it', async () => {
  open({ ...payout, amount: 320 });
  expect(await value('Valor do prêmio')).toHaveTextContent(/R\$\s320,00/);
});

test.each([
  ['Banco', { bankCode: null, bankName: null }],
  ['Agência', { branchCode: '' }],
  ['Conta', { accountNumber: null }],
])('says that %s is missing instead of an empty row', async (term, missing) => {
  open({ ...payout, ...missing });
  expect(await value(term)).toHaveTextContent('Não informado');
  expect(screen.getByText(/Os dados da conta não vieram completos/)).toHaveTextContent('0800-729-0800');
});

test('says that the order could not be fetched, and fetches it again', async () => {
  const { user, network } = open({ status: 500 });
  expect(await screen.findByText('Ocorreu um erro ao carregar os dados da premiação')).toBeVisible();
  expect(screen.getByText('Erro ao buscar dados do pagamento. Tente novamente mais tarde.')).toBeVisible();
  network.on(detailRoute, payout);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await value('Protocolo')).toBeVisible();
});

test('shows the error when the tab knows no payout, and makes no call', async () => {
  const { network, address } = open(payout, null);
  expect(await screen.findByText('Ocorreu um erro ao carregar os dados da premiação')).toBeVisible();
  expect(screen.getByText('ID do pagamento não encontrado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Minhas premiações' })).toHaveAttribute(
    'href',
    '/minhas-premiacoes',
  );
  expect(address()).toBe('/minhas-premiacoes/transferencia/finalizacao');
  expect(network.requests).toEqual([]);
});

test('asks a visitor to sign in and makes no call', () => {
  const { network } = renderPage(<PayoutDonePage />, { page: 'payoutDone' });
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(network.requests).toEqual([]);
});
