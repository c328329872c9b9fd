import { act, screen, waitFor } from '@testing-library/react';
import type { Answer } from '@site/testing/network';
import { pasteInto } from '@site/testing/paste-into';
import { renderPage } from '@site/testing/render-page';
import { shownToasts } from '@site/testing/toast-list';
import { RecoveryRequestPage } from './recovery-request.page';

const open = (answer: Answer = {}) =>
  renderPage(<RecoveryRequestPage />, {
    page: 'recoveryRequest',
    answers: { 'POST /api/users/forgot-password': answer },
  });

const cpf = () => screen.getByLabelText(/^CPF/);
const send = () => screen.getByRole('button', { name: 'Enviar código' });
test('asks for the CPF, and takes none that is not one', async () => {
  const { user, network } = open();

  expect(screen.getByRole('heading', { level: 1, name: 'Esqueceu a senha?' })).toBeVisible();
  expect(cpf()).toHaveAttribute('name', 'cpf');
  await user.click(send());
  expect(cpf()).toHaveAccessibleDescription('Todos os campos obrigatórios devem ser preenchidos.');
  await pasteInto(user, cpf(), '52998224724');
  await user.click(send());
  expect(cpf()).toHaveAccessibleDescription('CPF inválido');
  expect(network.requests).toEqual([]);
});

test('has a code sent, keeps the CPF and goes on to the code', async () => {
  const { user, network, address } = open();
  await pasteInto(user, cpf(), '529.982.247-25');
  await user.click(send());

  await waitFor(() => expect(address()).toBe('/recuperacao-senha/nova-senha'));
  expect(network.requests.map(({ body }) => body)).toEqual([{ cpf: '52998224725' }]);
  expect(localStorage.getItem('recoveryUserCpf')).toBe('52998224725');
  expect(shownToasts()).toEqual(['E-mail enviado com sucesso']);
});

test("says 'Enviando...' while the response is pending", async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, network } = open(() => new Promise((resolve) => (answer = resolve)));
  await pasteInto(user, cpf(), '52998224725');
  await user.click(send());

  await user.click(screen.getByRole('button', { name: 'Enviando...' }));
  expect(network.requests).toHaveLength(1);
  await act(async () => answer({}));
});

test('says once why no code was sent', async () => {
  const { user, network, address } = open();
  await pasteInto(user, cpf(), '52998224725');
  const told: string[] = [];
  for (const [answer, message] of [
    [{ status: 429, body: { message: 'Aguarde 42 segundos' } }, 'Aguarde 42 segundos'],
    [{ status: 500 }, 'Erro ao enviar e-mail'],
    [{ status: 202 }, 'Erro ao enviar e-mail'],
    ['network-error', 'Erro desconhecido'],
  ] as const) {
    network.on('POST /api/users/forgot-password', answer);
    await user.click(send());
    told.push(message);
    await waitFor(() => expect(shownToasts()).toEqual(told));
    expect(screen.getByText('Erro ao enviar o código. Por favor, tente novamente.')).toBeVisible();
    expect(cpf()).toHaveValue('529.982.247-25');
    expect(address()).toBe('/recuperacao-senha/identificacao');
    expect(localStorage.getItem('recoveryUserCpf')).toBeNull();
  }
});

test('lets somebody who has a code already go on to it without another', async () => {
  const { user, network, address } = open();
  const goOn = screen.getByRole('button', { name: 'Já tenho um código' });
  await user.click(goOn);
  expect(cpf()).toHaveAccessibleDescription('Todos os campos obrigatórios devem ser preenchidos.');
  await pasteInto(user, cpf(), '52998224725');
  await user.click(goOn);

  await waitFor(() => expect(address()).toBe('/recuperacao-senha/nova-senha'));
  expect(localStorage.getItem('recoveryUserCpf')).toBe('52998224725');
  expect(network.requests).toEqual([]);
});
