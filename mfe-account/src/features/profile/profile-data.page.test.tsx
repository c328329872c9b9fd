import { act, screen, waitFor } from '@testing-library/react';
import customer from '@site/contracts/examples/user.json';
import type { Answers } from '@site/testing/network';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { ProfileDataPage } from './profile-data.page';

const patch = 'PATCH /api/users/:id';

async function open(answers: Answers = {}) {
  const page = renderPage(<ProfileDataPage />, {
    page: 'profileData',
    isSignedIn: true,
    answers: { 'GET /api/users/me': customer, [patch]: customer, ...answers },
  });
  await screen.findByText('Salvar cadastro');
  return page;
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const save = () => screen.getByText('Salvar cadastro').closest('button') as HTMLButtonElement;

test('shows the record in four sections, CPF and e-mail to read only, with the ways to change these and to the terms', async () => {
  await open();

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Dados pessoais',
    'Dados residencias',
    'Acesso ao site',
    'Declaração de Informações',
    'Por que pedimos seus dados',
  ]);
  expect(field('Nome completo')).toHaveValue('Marina Alves da Rocha');
  expect(field('Data de nascimento')).toHaveValue('12/04/1988');
  expect(field('CEP')).toHaveValue('01310-100');
  expect(field('Estado')).toHaveValue('SP');
  expect(field('Telefone')).toHaveValue('98765-4321');
  expect(screen.getByRole('radio', { name: 'Não' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Aceito receber novidades e promoções' })).toBeChecked();

  expect(field('CPF')).toHaveValue('529.982.247-25');
  expect(field('CPF')).toBeDisabled();
  expect(field('E-mail')).toHaveValue('marina@ciranda.example');
  expect(field('E-mail')).toBeDisabled();

  expect(screen.getByRole('link', { name: 'Alterar E-mail' })).toHaveAttribute('href', '/perfil/email');
  expect(screen.getByRole('link', { name: 'Alterar senha' })).toHaveAttribute('href', '/perfil/senha');
  const terms = screen.getByRole('link', { name: /^termos de uso/ });
  expect(terms).toHaveAttribute('href', '/termos-de-uso');
  // Beside the form, which keeps what is typed.
  expect(terms).toHaveAttribute('target', '_blank');
  const [policy] = screen.getAllByRole('link', { name: /política de privacidade/ });
  expect(policy).toHaveAttribute('target', '_blank');
  expect(policy).toHaveAttribute('rel', 'noopener noreferrer');
});

test('saves exactly the fields that the customer may change, as the API takes them', async () => {
  const { user, network } = await open();
  await user.clear(field('Telefone'));
  await user.paste('33445566');
  await user.click(screen.getByLabelText('Sim'));
  await user.click(screen.getByLabelText('Aceito receber novidades e promoções'));
  await user.click(save());

  await waitFor(() => expect(shownToasts()).toEqual(['Dados atualizados com sucesso!']));
  const [request] = network.requestsTo(patch);
  expect(request?.path).toBe('/api/users/0c9d3f52-6f0c-4d7e-9d55-3a4f6f1f2a01');
  expect(request?.body).toEqual({
    fullName: 'Marina Alves da Rocha',
    socialName: '',
    birthDate: '1988-04-12T00:00:00.000Z',
    ddd: '11',
    phone: '33445566',
    postalCode: '01310100',
    address: 'Rua das Acácias',
    number: '120',
    complement: 'Apto 31',
    neighborhood: 'Jardim das Flores',
    city: 'São Paulo',
    state: 'SP',
    politicallyExposed: true,
    receiveAdvertisement: false,
  });
});

test('takes nothing that a rule refuses, and leads to the first field that is wrong', async () => {
  const { user, network } = await open();
  const wrong = [
    ['Nome completo', 'Marina', 'Nome inválido'],
    ['Data de nascimento', '31021990', 'Data inválida'],
    ['CEP', '1234', 'CEP inválido'],
    ['Bairro', '', 'Todos os campos obrigatórios devem ser preenchidos.'],
    ['DDD', '1', 'O tamanho mínimo do DDD é 2 caracteres'],
    ['Telefone', '1234567', 'Telefone deve ter entre 8 e 9 dígitos'],
  ] as const;
  for (const [name, text] of wrong) {
    await user.clear(field(name));
    if (text) await user.paste(text);
  }
  await user.click(save());

  for (const [name, , message] of wrong) expect(field(name)).toHaveAccessibleDescription(message);
  expect(field('Nome completo')).toHaveFocus();
  expect(network.requestsTo(patch)).toEqual([]);
});

test('says once why nothing was saved, and keeps what was typed', async () => {
  const { user, network } = await open();
  await user.clear(field('Cidade'));
  await user.paste('Itu');
  const told: string[] = [];
  for (const [answer, message] of [
    [{ status: 400, body: { message: 'CEP inexistente' } }, 'CEP inexistente'],
    [{ status: 500 }, 'Erro ao atualizar os dados'],
    ['network-error', 'Erro ao atualizar os dados'],
  ] as const) {
    network.on(patch, answer);
    await user.click(save());

    told.push(message);
    await waitFor(() => expect(shownToasts()).toEqual(told));
    expect(field('Cidade')).toHaveValue('Itu');
  }
});

test('says nothing of a session that is over', async () => {
  const { user, network } = await open({ [patch]: { status: 401, body: { message: 'Sessão expirada' } } });
  await user.click(save());

  await waitFor(() => expect(network.requestsTo(patch)).toHaveLength(1));
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  expect(shownToasts()).toEqual([]);
});

test('says that the record could not be read', async () => {
  renderPage(<ProfileDataPage />, {
    page: 'profileData',
    isSignedIn: true,
    answers: { 'GET /api/users/me': { status: 500 } },
  });

  expect(await screen.findByText('Erro ao buscar os dados do usuário')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

test('asks before edited data are left, and not once they are saved', async () => {
  const { user, address } = await open();
  await user.click(field('Cidade'));
  await user.paste(' Velha');
  await user.click(screen.getByRole('link', { name: 'Alterar E-mail' }));
  await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  expect(address()).toBe('/perfil/meus-dados');
  expect(field('Cidade')).toHaveValue('São Paulo Velha');

  await user.click(save());
  await waitFor(() => expect(shownToasts()).toEqual(['Dados atualizados com sucesso!']));
  await user.click(screen.getByRole('link', { name: 'Alterar E-mail' }));
  expect(address()).toBe('/perfil/email');
});

test('a session that ends while somebody types loses nothing; a logout leaves nothing', async () => {
  const first = await open();
  await first.user.click(field('Cidade'));
  await first.user.paste(' Velha');
  act(() => first.session.expire());
  first.unmount();

  const second = await open();
  expect(field('Cidade')).toHaveValue('São Paulo Velha');
  act(() => second.session.signOut());
  second.unmount();

  await open();
  expect(field('Cidade')).toHaveValue('São Paulo');
});
