import user from '@site/contracts/examples/user.json';
import { expectSoundWithAnyStorage } from '@site/testing/hostile-storage';
import { remote } from './remote';

test.each([
  ...['/login', '/cadastro/passos/1', '/cadastro/passos/2', '/cadastro/passos/3', '/cadastro/sucesso'],
  ...['/recuperacao-senha/identificacao', '/recuperacao-senha/nova-senha', '/recuperacao-senha/alteracao'],
  ...['/perfil', '/perfil/meus-dados', '/perfil/senha', '/perfil/email', '/perfil/validacao-codigo'],
  ...['/perfil/alterar-senha'],
])('whatever is in the storage, %s shows nothing of it', async (at) => {
  await expectSoundWithAnyStorage(remote, at, { answers: { 'GET /api/users/me': user } });
});
