import currentEvent from '@site/contracts/examples/current-event.json';
import event from '@site/contracts/examples/event.json';
import payments from '@site/contracts/examples/payments.json';
import user from '@site/contracts/examples/user.json';
import { expectSoundWithAnyStorage } from '@site/testing/hostile-storage';
import { remote } from './remote';

test.each([
  ...['/carrinho', '/carrinho/2', '/carrinho/3', '/compra', '/meus-pedidos/compras', '/meus-pedidos/premios'],
  ...['/cadastro-titulo', '/cadastro-titulo/2', '/cadastro-titulo/3'],
])('whatever is in the storage, %s shows nothing of it', async (at) => {
  await expectSoundWithAnyStorage(remote, at, {
    answers: {
      'GET /api/users/me': user,
      'GET /api/payments/list': payments,
      'GET /api/static-worker/atual/evento': currentEvent,
      'GET /api/static-worker/evento/:code': event,
    },
  });
});
