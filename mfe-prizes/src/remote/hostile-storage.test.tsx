import event from '@site/contracts/examples/event.json';
import exchangeable from '@site/contracts/examples/exchangeable-prizes.json';
import banks from '@site/contracts/examples/banks.json';
import payout from '@site/contracts/examples/payout.json';
import pending from '@site/contracts/examples/pending-prizes.json';
import prizes from '@site/contracts/examples/prizes.json';
import scratchCards from '@site/contracts/examples/scratch-cards.json';
import titleDetail from '@site/contracts/examples/title-detail.json';
import titleList from '@site/contracts/examples/title-list.json';
import user from '@site/contracts/examples/user.json';
import { expectSoundWithAnyStorage } from '@site/testing/hostile-storage';
import { remote } from './remote';

const answers = {
  'GET /api/users/me': user,
  'GET /api/titulo-de-capitalizacao/list': titleList,
  'GET /api/titulo-de-capitalizacao/busca-premios-pendentes': pending,
  'GET /api/titulo-de-capitalizacao/premiacoes': prizes,
  'GET /api/titulo-de-capitalizacao/premiados': exchangeable,
  'POST /api/sorteio/raspadinhas/listar': scratchCards,
  'GET /api/titulo-de-capitalizacao/busca-titulo-id/:number/:type': titleDetail,
  'GET /api/static-worker/evento/:code': event,
  'GET /api/payout/id/:id': payout,
  'GET /dados/bancos.json': banks,
};

// jsdom draws nothing: its canvas gives no context, as a browser's may that is short of memory. It knows no screen either.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(window, { matchMedia: () => ({ addEventListener: () => undefined }) });
});

test.each([
  ...['/meus-titulos', '/meus-titulos/10', '/meus-titulos/10/detalhes/0100100000123/digital?secao=raspe'],
  ...['/minhas-premiacoes', '/minhas-premiacoes/troca', '/minhas-premiacoes/transferencia/infos'],
  ...['/minhas-premiacoes/transferencia/confirmacao', '/minhas-premiacoes/transferencia/finalizacao'],
])('whatever is in the storage, %s shows nothing of it', async (at) => {
  await expectSoundWithAnyStorage(remote, at, { answers });
});
