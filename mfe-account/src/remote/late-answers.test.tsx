import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import customer from '@site/contracts/examples/user.json';
import type { RouteObject } from 'react-router-dom';
import { type RouteId, routes } from '@site/contracts/routes';
import { pasteInto } from '@site/testing/paste-into';
import { renderRoutes } from '@site/testing/render-routes';
import { remote } from './remote';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A form whose response comes when the customer is on another page. */
interface LateForm {
  page: keyof typeof remote.pages & RouteId;
  at?: string;
  /** What the steps before have left in the browser. */
  local?: Record<string, string>;
  session?: Record<string, string>;
  fill: (user: UserEvent) => Promise<void>;
  button: string;
  call: string;
  status: number;
  body?: unknown;
  /** What belongs to the response is stored in the browser. */
  stored: () => void;
  /** What the customer reads on the other page. */
  told: string;
}

const type = (label: string, value: string) => async (user: UserEvent) => {
  const field = screen.getByLabelText(new RegExp(`^${label}`));
  if (label === 'Repita a senha') return user.type(field, value);
  return pasteInto(user, field, value);
};
const fields = (values: Record<string, string>) => async (user: UserEvent) => {
  for (const [label, value] of Object.entries(values)) await type(label, value)(user);
};
const code = async (user: UserEvent) => {
  await user.click(screen.getByLabelText(/^(Dígito|Caractere) 1 de 4$/));
  await user.keyboard('7391');
};
const local = (key: string, value: string | null) => () => expect(localStorage.getItem(key)).toBe(value);

const draft = {
  reached: 2,
  fullName: 'Joana Lima Prado',
  socialName: '',
  cpf: '11144477735',
  birthDate: '29021992',
  postalCode: '30140071',
  address: 'Rua dos Ipês',
  number: '45',
  complement: '',
  neighborhood: 'Savassi',
  city: 'Belo Horizonte',
  state: 'MG',
  politicallyExposed: 'false',
  email: '',
  ddd: '',
  phone: '',
  receiveAdvertisement: false,
};

const lateForms: [string, LateForm][] = [
  [
    'login',
    {
      page: 'login',
      fill: fields({ CPF: '52998224725', Senha: 'ciranda1' }),
      button: 'Entrar',
      call: 'POST /api/auth/login',
      status: 200,
      body: { access_token: 'late.token.here' },
      stored: local('token', 'late.token.here'),
      told: 'Você entrou na sua conta.',
    },
  ],
  [
    'sign-up, step 2',
    {
      page: 'signUp',
      at: '/cadastro/passos/2',
      session: { signUpDraft: JSON.stringify(draft) },
      fill: fields({
        'E-mail': 'joana@ciranda.example',
        DDD: '31',
        Telefone: '988776655',
        Senha: 'ciranda1',
        'Repita a senha': 'ciranda1',
      }),
      button: 'Próximo passo',
      call: 'POST /api/users',
      status: 201,
      stored: () =>
        expect(JSON.parse(sessionStorage.getItem('signUpDraft') ?? '')).toMatchObject({
          reached: 3,
          email: 'joana@ciranda.example',
        }),
      told: 'Sua conta foi criada. Enviamos um código de ativação para seu e-mail.',
    },
  ],
  [
    'sign-up, step 3',
    {
      page: 'signUp',
      at: '/cadastro/passos/3',
      session: { signUpDraft: JSON.stringify({ ...draft, reached: 3, email: 'joana@ciranda.example' }) },
      fill: code,
      button: 'Confirmar cadastro',
      call: 'POST /api/users/validate',
      status: 201,
      stored: () => expect(sessionStorage.getItem('signUpDraft')).toBeNull(),
      told: 'Seu cadastro foi concluído. Agora você já pode entrar na sua conta.',
    },
  ],
  [
    'recovery, CPF',
    {
      page: 'recoveryRequest',
      fill: fields({ CPF: '52998224725' }),
      button: 'Enviar código',
      call: 'POST /api/users/forgot-password',
      status: 200,
      stored: local('recoveryUserCpf', '52998224725'),
      told: 'E-mail enviado com sucesso',
    },
  ],
  [
    'recovery, code',
    {
      page: 'recoveryCode',
      local: { recoveryUserCpf: '52998224725' },
      fill: code,
      button: 'Confirmar código',
      call: 'POST /api/users/validate',
      status: 201,
      stored: local('validatedCode', '7391'),
      told: 'Código validado com sucesso!',
    },
  ],
  [
    'recovery, password',
    {
      page: 'recoveryPassword',
      local: { recoveryUserCpf: '52998224725', validatedCode: '7391' },
      fill: fields({ 'Nova senha': 'ciranda2', 'Repita a nova senha': 'ciranda2' }),
      button: 'Confirme sua senha',
      call: 'POST /api/users/change-password',
      status: 200,
      stored: local('validatedCode', null),
      told: 'Senha alterada com sucesso!',
    },
  ],
  [
    'profile, code for a password',
    {
      page: 'changePassword',
      fill: async () => void (await screen.findByText('marina@ciranda.example')),
      button: 'Enviar código de verificação',
      call: 'POST /api/users/forgot-password',
      status: 200,
      stored: local('isPasswordChange', 'true'),
      told: 'E-mail enviado com sucesso',
    },
  ],
  [
    'profile, code of a password',
    {
      page: 'verifyCode',
      local: { recoveryUserCpf: '52998224725', isPasswordChange: 'true' },
      fill: code,
      button: 'Confirmar código',
      call: 'POST /api/users/validate/password',
      status: 201,
      stored: local('validatedCode', '7391'),
      told: 'Código validado com sucesso!',
    },
  ],
  [
    'profile, new password',
    {
      page: 'newPassword',
      local: { recoveryUserCpf: '52998224725', isPasswordChange: 'true', validatedCode: '7391' },
      fill: fields({ 'Nova senha': 'ciranda2', 'Repita a nova senha': 'ciranda2' }),
      button: 'Confirmar alteração',
      call: 'POST /api/users/change-password',
      status: 200,
      stored: local('validatedCode', null),
      told: 'Senha atualizada com sucesso!',
    },
  ],
  [
    'profile, new e-mail',
    {
      page: 'changeEmail',
      fill: async (user) => {
        await screen.findByLabelText(/^Novo e-mail/);
        await fields({
          'Novo e-mail': 'nova@ciranda.example',
          'Confirme o novo e-mail': 'nova@ciranda.example',
        })(user);
      },
      button: 'Confirmar alteração',
      call: 'PATCH /api/users/:id',
      status: 200,
      body: customer,
      stored: local('changeEmailAddress', 'nova@ciranda.example'),
      told: 'Código de verificação enviado para o novo e-mail!',
    },
  ],
  [
    'profile, code of an e-mail',
    {
      page: 'verifyCode',
      local: { changeEmailAddress: 'nova@ciranda.example', userId: customer.id },
      fill: code,
      button: 'Confirmar código',
      call: 'POST /api/users/update-email',
      status: 200,
      stored: local('emailChangeComplete', 'true'),
      told: 'E-mail validado com sucesso!',
    },
  ],
];

async function openAndSend(form: LateForm, onward: Pick<RouteObject, 'loader'> = {}) {
  for (const [key, value] of Object.entries(form.local ?? {})) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(form.session ?? {})) sessionStorage.setItem(key, value);
  const { path, guarded } = routes[form.page];
  const Page = await remote.pages[form.page]();
  let answer: (value: unknown) => void = () => undefined;
  const view = renderRoutes(
    [
      { path, element: <Page /> },
      { path: '/FAQ/Lista', element: <h1>Dúvidas Frequentes</h1> },
      { path: '*', element: null, ...onward },
    ],
    {
      at: form.at ?? path,
      isSignedIn: guarded,
      answers: {
        'GET /api/users/me': customer,
        [form.call]: () => new Promise((resolve) => (answer = resolve)),
      },
      user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    },
  );
  await form.fill(view.user);
  const button = screen.getByText(form.button);
  await view.user.click(button);
  await waitFor(() => expect(view.network.requestsTo(form.call)).toHaveLength(1));
  return { ...view, button, answer: () => answer({ status: form.status, body: form.body ?? {} }) };
}

test.each(lateForms)(
  '%s: a late response is stored and reported, and navigates nowhere',
  async (_name, form) => {
    const { user, router, address, answer } = await openAndSend(form);
    await act(() => router.navigate('/FAQ/Lista'));
    const question = screen.queryByText('Sair sem salvar');
    if (question) await user.click(question);
    expect(screen.getByText('Dúvidas Frequentes')).toBeVisible();
    await act(async () => answer());
    await act(() => jest.advanceTimersByTimeAsync(5_000));

    expect(address()).toBe('/FAQ/Lista');
    form.stored();
    expect(screen.getAllByText(form.told)).toHaveLength(1);
  },
);

// From step 2 to step 3 of the sign-up no other page is loaded.
test.each(lateForms.filter(([name]) => name !== 'sign-up, step 2'))(
  '%s: takes no second press while the next page is on its way',
  async (_name, form) => {
    const slow = { loader: () => new Promise<never>(() => undefined) };
    const { user, network, address, button, answer } = await openAndSend(form, slow);
    const before = address();
    await act(async () => answer());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    await user.click(button);
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(address()).toBe(before);
    expect(network.requestsTo(form.call)).toHaveLength(1);
  },
);
