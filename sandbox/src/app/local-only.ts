import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

const loopback = ['127.0.0.1', 'localhost', '::1'];
const localNames = /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** On a loopback address the sandbox answers to local names only, so that no web page can reach it by a name of its own. */
export function answerLocalNamesOnly(app: FastifyInstance, host: string) {
  if (!loopback.includes(host)) return;
  app.addHook('onRequest', async (request) => {
    if (!localNames.test(request.headers.host ?? ''))
      throw new Refusal(403, 'Este serviço atende só a esta máquina.');
  });
}
