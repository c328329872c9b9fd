import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { Refusal } from './refusal';

const loopback = ['127.0.0.1', 'localhost', '::1'];
const localNames = /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * On a loopback address the sandbox accepts requests of this machine only. A web page of somebody else reaches it
 * by a visitor's browser all the same: by a name of its own that points here, also through the site's proxy, or by
 * a call from its own origin. The browser names both, and neither is a name of this machine.
 */
export function allowLocalRequestsOnly(app: FastifyInstance, { host, siteUrl }: Config) {
  if (!loopback.includes(host)) return;
  const isLocal = (name: string) => localNames.test(name) || name === new URL(siteUrl).host;
  app.addHook('onRequest', async ({ headers }) => {
    const { origin } = headers;
    const through = String(headers['x-forwarded-host'] ?? headers.host).split(',');
    const names = [
      headers.host ?? '',
      ...through.map((name) => name.trim()),
      ...(origin ? [hostOf(origin)] : []),
    ];
    if (!names.every(isLocal)) throw new Refusal(403, 'Este serviço atende só a esta máquina.');
  });
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');
