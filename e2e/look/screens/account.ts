import { signUpDraft } from '#support/sign-up-draft.ts';
import { press, type Screen } from './screen.ts';

/** The screens of mfe-account. */
export const account: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'sign-up-1', path: '/cadastro/passos/1' },
  { name: 'sign-up-1-errors', path: '/cadastro/passos/1', act: press('Próximo passo') },
  { name: 'sign-up-2', path: '/cadastro/passos/2', session: { signUpDraft } },
  { name: 'sign-up-3', path: '/cadastro/passos/3?cpf=35104075397' },
  { name: 'sign-up-done', path: '/cadastro/sucesso' },
  { name: 'recovery', path: '/recuperacao-senha/identificacao' },
  {
    name: 'recovery-code',
    path: '/recuperacao-senha/nova-senha',
    local: { recoveryUserCpf: '11144477735' },
  },
  {
    name: 'recovery-password',
    path: '/recuperacao-senha/alteracao',
    local: { recoveryUserCpf: '11144477735', validatedCode: '1234' },
  },
  { name: 'profile-hub', path: '/perfil', as: 'marina' },
  { name: 'profile', path: '/perfil/meus-dados', as: 'marina' },
  { name: 'profile-password', path: '/perfil/senha', as: 'marina' },
  { name: 'profile-email', path: '/perfil/email', as: 'marina' },
  {
    name: 'profile-code',
    path: '/perfil/validacao-codigo',
    as: 'marina',
    local: { changeEmailAddress: 'nova@ciranda.example', userId: 'u' },
  },
  {
    name: 'profile-new-password',
    path: '/perfil/alterar-senha',
    as: 'marina',
    local: { validatedCode: '1234' },
  },
];
