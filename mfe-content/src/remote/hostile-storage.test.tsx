import currentEvent from '@site/contracts/examples/current-event.json';
import draws from '@site/contracts/examples/draws.json';
import event from '@site/contracts/examples/event.json';
import events from '@site/contracts/examples/events.json';
import years from '@site/contracts/examples/years.json';
import { expectSoundWithAnyStorage } from '@site/testing/hostile-storage';
import { remote } from './remote';

test.each([
  ...['/', '/FAQ/Lista', '/FAQ/Questao/1', '/resultado', '/instituicoes', '/condicoes-gerais'],
  ...['/politica-cookies', '/termos-de-uso', '/termos-legais', '/politica-de-privacidade'],
])('whatever is in the storage, %s shows nothing of it', async (at) => {
  await expectSoundWithAnyStorage(remote, at, {
    times: 3,
    answers: {
      'GET /api/static-worker/atual/evento': currentEvent,
      'GET /api/static-worker/anos': years,
      'GET /api/static-worker/eventos/:year': events,
      'GET /api/static-worker/evento/:code': event,
      'GET /api/static-worker/sorteios/:code': draws,
    },
  });
});
