import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { AllowedOrigins } from '#compose/policy.ts';
import type { Store } from '#storage/store.ts';
import { securityHeaders } from './headers';
import { siteFiles } from './site-files';

export interface ServeOptions {
  store: Store;
  allow: AllowedOrigins;
  /** The origin that answers `/api` and `/dados`. Without it these paths are 404. */
  api?: string;
}

const throughProxy = ['/api', '/dados'];

/** The site as production serves it: files by their address, the HTML of the page everywhere else. */
export async function siteServer({ store, allow, api }: ServeOptions): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true });
  const headers = securityHeaders(allow);
  const fileAt = siteFiles(store);

  if (api) {
    for (const prefix of throughProxy)
      await server.register(httpProxy, { upstream: api, prefix, rewritePrefix: prefix });
  }

  server.get('/*', async (request, reply) => {
    reply.headers(headers);
    const key = keyOf(request.url);
    if (key === undefined || isPrivate(key)) return notFound(reply);
    if (!isPage(key)) return send(request, reply, key);
    return send(request, reply, 'index.html');
  });

  async function send(request: FastifyRequest, reply: FastifyReply, key: string) {
    const file = await fileAt(key, request.headers['accept-encoding']);
    if (!file) return notFound(reply);
    reply.headers({
      etag: file.etag,
      'cache-control': file.cacheControl,
      'access-control-allow-origin': '*',
    });
    reply.header('vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply.type(file.contentType).send(file.body);
  }

  return server;
}

/** The key that an address asks for, or nothing where the address is not well-formed. */
function keyOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname).slice(1);
  } catch {
    return undefined;
  }
}

const isPrivate = (key: string) => key.startsWith('_') || key.includes('\0');

/** A path of the site has no file ending and is not inside a published folder. */
const isPage = (key: string) =>
  !/\.[a-z0-9]+$/i.test(key) &&
  !/^(assets|api|dados)(\/|$)/.test(key) &&
  !/^[a-z-]+\/\d+\.\d+\.\d+/.test(key);

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
