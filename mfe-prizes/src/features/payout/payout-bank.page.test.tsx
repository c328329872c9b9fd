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
  await user.click(screen.getByLabelText('Conta corrente'));
  await pasteInto(user, screen.getByLabelText(/^Agência/), '1584');
  await pasteInto(user, screen.getByLabelText(/^Conta/, { selector: 'input[name=account]' }), '00000006');
  await pasteInto(user, screen.getByLabelText(/^Dígito/), digit);
  await user.click(screen.getByText('Finalizar'));
}

const confirm = async (user: UserEvent) => user.click(await screen.findByText('Confirmar'));
const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);

test('sums up by campaign, tells total and beneficiary, lists the highlighted banks first, and requires every field', async () => {
  const { user } = open();
  const select = await form();
  const summary = within(screen.getByRole('complementary', { name: 'Resumo da premiação' }));
  expect(await summary.findByRole('heading', { name: 'Raspe Mais' })).toBeVisible();
  expect(summary.getByText('Série 1, 2 títulos premiados')).toBeVisible();
  expect(summary.getAllByRole('listitem')).toHaveLength(1);
  expect(summary.getAllByText(/^R\$\s320,00$/)).toHaveLength(2);
  expect(screen.getByText('Marina Alves da Rocha')).toBeVisible();
  expect(screen.getByText('529.982.247-25')).toBeVisible();

  expect(
    within(select)
      .getAllByRole('group')
      .map((group) => optionsOf(group)),
  ).toEqual([['001 - Banco do Brasil', '104 - Caixa Econômica Federal', '237 - Bradesco'], ['756 - Sicoob']]);

  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(5);
  expect(select).toHaveFocus();
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
  expect(await screen.findByText('1234')).toBeVisible();
});

test('searches the list of banks, says how many are left or that none is, and keeps the chosen one', async () => {
  const { user } = open();
  const select = await form();
  const search = screen.getByRole('searchbox', { name: 'Pesquisar na lista' });
  await user.type(search, 'bra');
  expect(screen.getByText('2 bancos na lista')).toHaveAttribute('role', 'status');
  await user.paste('desco');
  expect(screen.getByText('1 banco na lista')).toBeInTheDocument();
  await user.paste('xyz');
  expect(screen.getByText('Nenhuma instituição com esse nome ou código.')).toBeVisible();

  await user.clear(search);
  await user.selectOptions(select, '237');
  await user.click(search);
  await user.paste('economica');
  await user.keyboard('{Enter}');
  expect(optionsOf(select)).toEqual(['Selecione', '104 - Caixa Econômica Federal', '237 - Bradesco']);
  expect(select).toHaveValue('237');
  expect(screen.queryByText('Campo obrigatório')).not.toBeInTheDocument();
});

test('takes up to 15 digits for agency and account, and one digit or X', async () => {
  const { user } = open();
  await form();
  const agency = screen.getByLabelText(/^Agência/);
  const account = screen.getByLabelText(/^Conta/, { selector: 'input[name=account]' });
  const digit = screen.getByLabelText(/^Dígito/);
  await user.type(agency, '12a3');
  await user.paste('4567890123456789');
  await pasteInto(user, account, '1234567890123456');
  await user.type(digit, '12');
  expect(agency).toHaveValue('123456789012345');
  expect(account).toHaveValue('123456789012345');
  expect(digit).toHaveValue('1');
  await user.clear(digit);
  await user.type(digit, 'k');
  await user.tab();
  expect(await screen.findByText('Dígito inválido')).toBeVisible();
});

test('shows the holder and the account once more before it sends them, keeps the payout for this tab and leads to the code', async () => {
  const { user, network, address } = open();
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

  await user.click(screen.getByText('Finalizar'));
  await confirm(user);
  expect(await screen.findByRole('status')).toHaveTextContent('Dados bancários enviados com sucesso!');
  expect(address()).toBe('/minhas-premiacoes/transferencia/confirmacao');
  expect(sessionStorage.getItem('payoutId')).toBe('77b1f0a4-2c8e-4f0d-9c5b-0c1d2e3f4a55');
  const [sent] = network.requestsTo(createRoute);
  expect(sent?.body).toEqual(request);
  expect(sent?.headers['x-idempotency-key']).toMatch(/^[\da-f-]{36}$/);
});

test('sends once at a double click, 0 as a digit too, and the dialog cannot be left meanwhile', async () => {
  const { user, network } = open({ [createRoute]: 'never' });
  await fillIn(user, '0');
  const dialog = within(await screen.findByRole('dialog'));
  await user.dblClick(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await dialog.findByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(network.requestsTo(createRoute).map(({ body }) => body)).toMatchObject([
    { accountInfo: { accountNumber: '00000006-0' } },
  ]);
});

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
