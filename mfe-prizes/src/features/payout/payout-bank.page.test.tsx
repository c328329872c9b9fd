import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import banks from '@site/contracts/examples/banks.json';
import event from '@site/contracts/examples/event.json';
import created from '@site/contracts/examples/payout-created.json';
import request from '@site/contracts/examples/payout-request.json';
import customer from '@site/contracts/examples/user.json';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { PayoutBankPage } from './payout-bank.page';

const pendingRoute = 'GET /api/titulo-de-capitalizacao/busca-premios-pendentes';
const createRoute = 'POST /api/payout/create';
const prizes = [
  { event_code: '10', number: '0100100000124', prizeValue: '100.00', status: 'PENDING' },
  { event_code: '10', number: '0100100000125', prizeValue: '220.00', status: 'PENDING' },
  { event_code: '9', number: '0100090004821', prizeValue: '40.00', status: 'PAID' },
];

const open = (answers: Record<string, unknown> = {}, isSignedIn = true) =>
  renderPage(<PayoutBankPage />, {
    page: 'payoutBank',
    isSignedIn,
    user: userEvent.setup({ delay: null }),
    answers: {
      'GET /api/titulo-de-capitalizacao/premiacoes': prizes,
      [pendingRoute]: [{ prizeValue: '100.00' }, { prizeValue: '220.00' }],
      'GET /api/users/me': customer,
      'GET /dados/bancos.json': banks,
      'GET /api/static-worker/evento/10': { ...event, NomeEvento: 'Raspe Mais', Serie: '10' },
      [createRoute]: { status: 201, body: created },
      ...answers,
    },
  });

const form = () => screen.findByLabelText(/^Banco/);

async function fillIn(user: UserEvent, digit = 'x') {
  await user.selectOptions(await form(), '001');
  await user.click(screen.getByRole('radio', { name: 'Conta corrente' }));
  await pasteInto(user, screen.getByLabelText(/^Agência/), '1584');
  await pasteInto(user, screen.getByLabelText(/^Conta/, { selector: 'input[name=account]' }), '00000006');
  await user.type(screen.getByLabelText(/^Dígito/), digit);
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
}

const confirm = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }));

test('sums up by campaign with the number of prized titles and the series', async () => {
  open();
  await form();
  const summary = within(screen.getByRole('complementary', { name: 'Resumo da premiação' }));
  expect(await summary.findByRole('heading', { name: 'Raspe Mais' })).toBeVisible();
  expect(summary.getByText('Série 1, 2 títulos premiados')).toBeVisible();
  expect(summary.getAllByRole('listitem')).toHaveLength(1);
});

test('tells the total with two places, the beneficiary and the CPF in its shape', async () => {
  open();
  await form();
  const summary = within(screen.getByRole('complementary', { name: 'Resumo da premiação' }));
  expect(summary.getAllByText(/^R\$\s320,00$/)).toHaveLength(2);
  expect(screen.getByText('Marina Alves da Rocha')).toBeVisible();
  expect(screen.getByText('529.982.247-25')).toBeVisible();
});

test('keeps nothing of a customer whose response arrives after their logout', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, session, network } = open({
    [createRoute]: () => new Promise((resolve) => (answer = resolve)),
  });
  await fillIn(user);
  await confirm(user);
  await waitFor(() => expect(network.requestsTo(createRoute)).toHaveLength(1));

  act(() => session.signOut());
  await act(async () => answer({ status: 201, body: created }));

  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

test('leaves a CPF that has not eleven digits as it is', async () => {
  open({ 'GET /api/users/me': { ...customer, cpf: '1234' } });
  await form();
  expect(screen.getByText('1234')).toBeVisible();
});

test('lists the highlighted banks first', async () => {
  open();
  const [first, second] = within(await form()).getAllByRole('group');
  expect(
    within(first as HTMLElement)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['001 - Banco do Brasil', '104 - Caixa Econômica Federal', '237 - Bradesco']);
  expect(
    within(second as HTMLElement)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['756 - Sicoob']);
});

test('says how many banks a search leaves', async () => {
  const { user } = open();
  await form();
  const search = screen.getByRole('searchbox', { name: 'Pesquisar na lista' });
  await user.type(search, 'bra');
  expect(screen.getByText('2 bancos na lista')).toHaveAttribute('role', 'status');
  await user.type(search, 'desco');
  expect(screen.getByText('1 banco na lista')).toBeInTheDocument();
});

test('searches the list of banks and keeps the chosen one', async () => {
  const { user } = open();
  const select = await form();
  await user.selectOptions(select, '237');
  await user.type(screen.getByLabelText('Pesquisar na lista'), 'economica{Enter}');
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Selecione', '104 - Caixa Econômica Federal', '237 - Bradesco']);
  expect(select).toHaveValue('237');
  expect(screen.queryByText('Campo obrigatório')).not.toBeInTheDocument();
});

test('says that no bank was found', async () => {
  const { user } = open();
  await form();
  await user.type(screen.getByLabelText('Pesquisar na lista'), 'xyz');
  expect(screen.getByText('Nenhuma instituição com esse nome ou código.')).toBeVisible();
});

test('requires every field, and takes the customer to the first', async () => {
  const { user } = open();
  const select = await form();
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(5);
  expect(select).toHaveFocus();
});

test('takes up to 15 digits for agency and account, and one digit or X', async () => {
  const { user } = open();
  await form();
  const agency = screen.getByLabelText(/^Agência/);
  const account = screen.getByLabelText(/^Conta/, { selector: 'input[name=account]' });
  const digit = screen.getByLabelText(/^Dígito/);
  await user.type(agency, '12a34567890123456789');
  await user.type(account, '1234567890123456');
  await user.type(digit, '12');
  expect(agency).toHaveValue('123456789012345');
  expect(account).toHaveValue('123456789012345');
  expect(digit).toHaveValue('1');
  await user.clear(digit);
  await user.type(digit, 'k');
  await user.tab();
  expect(await screen.findByText('Dígito inválido')).toBeVisible();
});

test('shows the holder and the account once more before anything is sent', async () => {
  const { user, network } = open();
  await fillIn(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar dados bancários' }));
  for (const words of [
    'Marina Alves da Rocha',
    '529.982.247-25',
    '001 - Banco do Brasil',
    'Conta corrente',
    '1584',
    '00000006-X',
  ]) {
    expect(dialog.getByText(words)).toBeVisible();
  }
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.requestsTo(createRoute)).toEqual([]);
});

test('sends the account, keeps the payout for this tab and leads to the code', async () => {
  const { user, network, address } = open();
  await fillIn(user);
  await confirm(user);
  expect(await screen.findByRole('status')).toHaveTextContent('Dados bancários enviados com sucesso!');
  expect(address()).toBe('/minhas-premiacoes/transferencia/confirmacao');
  expect(sessionStorage.getItem('payoutId')).toBe('77b1f0a4-2c8e-4f0d-9c5b-0c1d2e3f4a55');
  const [sent] = network.requestsTo(createRoute);
  expect(sent?.body).toEqual(request);
  expect(sent?.headers['x-idempotency-key']).toMatch(/^[\da-f-]{36}$/);
});

test('takes 0 as a digit', async () => {
  const { user, network } = open();
  await fillIn(user, '0');
  await confirm(user);
  await screen.findByRole('status');
  expect(network.requestsTo(createRoute)[0]?.body).toMatchObject({
    accountInfo: { accountNumber: '00000006-0' },
  });
});

test('sends once at a double click, and the dialog cannot be left meanwhile', async () => {
  const { user, network } = open({ [createRoute]: 'never' });
  await fillIn(user);
  const dialog = within(await screen.findByRole('dialog'));
  await user.dblClick(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await dialog.findByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(network.requestsTo(createRoute)).toHaveLength(1);
});

test.each([
  [{ status: 500 }, 'Erro ao processar pagamento. Tente novamente.'],
  ['network-error', 'Erro ao processar pagamento. Tente novamente.'],
])(
  'says that the transfer was not created (%j), and tries again as the same transfer',
  async (failure, message) => {
    const { user, network, address } = open({ [createRoute]: failure });
    await fillIn(user);
    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    network.on(createRoute, { status: 201, body: created });
    await confirm(user);
    await screen.findByRole('status');
    expect(address()).toBe('/minhas-premiacoes/transferencia/confirmacao');
    const keys = network.requestsTo(createRoute).map(({ headers }) => headers['x-idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
  },
);

test('treats a response without a payout as a failure', async () => {
  const line = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, address } = open({ [createRoute]: { status: 201, body: {} } });
  await fillIn(user);
  await confirm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao processar pagamento. Resposta inválida.',
  );
  expect(address()).toBe('/minhas-premiacoes/transferencia/infos');
  expect(sessionStorage.getItem('payoutId')).toBeNull();
  expect(line).toHaveBeenCalledWith(expect.stringContaining('payoutId'));
});

test('keeps form and dialog when another tab was faster, and says what the server says', async () => {
  const { user, network } = open({
    [createRoute]: { status: 409, body: { message: 'Não há premiações disponíveis para transferência.' } },
  });
  await fillIn(user);
  network.on(pendingRoute, []);
  await confirm(user);
  expect(await screen.findByText('Não há premiações disponíveis para transferência.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao processar pagamento. Tente novamente.');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText(/^Agência/)).toHaveValue('1584');
  expect(network.requestsTo(pendingRoute)).toHaveLength(1);
});

test.each([
  ['GET /api/users/me', 'Erro ao buscar dados do usuário'],
  ['GET /dados/bancos.json', 'Erro ao buscar dados dos bancos'],
  ['GET /api/titulo-de-capitalizacao/premiacoes', 'Erro ao buscar premiações'],
  [pendingRoute, 'Erro ao buscar titulos do usuário'],
])('says that %s failed', async (route, message) => {
  open({ [route]: { status: 500 } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('asks a visitor to sign in and makes no call', () => {
  const { network } = open({}, false);
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  expect(network.requests).toEqual([]);
});
