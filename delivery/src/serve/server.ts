import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Collector } from '#reports/collector.ts';
import type { AllowedOrigins } from '#compose/policy.ts';
import type { Store } from '#storage/store.ts';
import { isPage, isPrivate, keyOf } from './addresses';
import { brokenPage, brokenWord } from './broken-page';
import { headerRules, headersFor } from './headers';
import { fallbackFile, fileForPath, pageRules } from './page-rules';
import { figuresRoute, type FiguresTaker } from './figures-route';
import { takeReports } from './take-reports';
import { wireFiles } from './wire-files';

export interface ServeOptions {
  store: Store;
  /** The origins that the content policy allows, read for each response. */
  allow: () => Promise<AllowedOrigins>;
  /** The origin that serves `/api` and `/dados`. Without it these paths are 404. */
  api?: string;
  /** Takes what browsers send to `/reports`. Without it that path is 404. */
  collect?: Pick<Collector, 'admit' | 'take'>;
  /** Takes what browsers send to `/figures`. Without it that path is 404. */
  figures?: FiguresTaker;
}

const throughProxy = ['/api', '/dados'];

/** The site as production serves it: files by their address, the HTML of the page everywhere else. */
export async function siteServer({
  store,
  allow,
  api,
  collect,
  figures,
}: ServeOptions): Promise<FastifyInstance> {
  const server = Fastify({
    forceCloseConnections: true,
    bodyLimit: 1_048_576,
    // Only a proxy on this machine may name the sender of a request.
    trustProxy: 'loopback',
    // An address that is not well-formed.
    frameworkErrors: (_error, request, reply) => notFound(request, reply),
  });
  const fileAt = wireFiles(store);
  const answer = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const path = `/${keyOf(request.url) ?? ''}`;
    // A reply is thenable: returning it from an async function would wait until it is sent.
    void reply.code(status).headers(headersFor(headerRules(await allow()), { path, status }));
  };

  // Before the proxy, which takes both over as they are now.
  server.setNotFoundHandler(notFound);
  server.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) console.error(`${request.method} ${request.url}: ${String(error)}`);
    await answer(request, reply, statusCode);
    if (isForPerson(request)) return reply.type('text/html; charset=utf-8').send(brokenPage);
    return reply.type('text/plain; charset=utf-8').send(brokenWord);
  });

  if (api) {
    // Large, and a server without an API does not need it.
    const { default: httpProxy } = await import('@fastify/http-proxy');
    for (const prefix of throughProxy)
      await server.register(httpProxy, {
        upstream: api,
        prefix,
        rewritePrefix: prefix,
        replyOptions: {
          // The host name of the request: an API on the same machine must not accept a foreign one.
          rewriteRequestHeaders: ({ headers: { host } }, headers) => ({
            ...headers,
            'x-forwarded-host': host,
          }),
        },
      });
  }

  server.get('/*', async (request, reply) => {
    const key = keyOf(request.url);
    if (key === undefined || isPrivate(key)) return notFound(request, reply);
    return send(request, reply, isPage(key) ? fileForPath(await pageRules(store), `/${key}`) : key);
  });

  if (collect) await server.register(async (scope) => takeReports(scope, collect));
  if (figures) await server.register(async (scope) => figuresRoute(scope, figures));

  async function send(request: FastifyRequest, reply: FastifyReply, key: string) {
    const file = await fileAt(key, request.headers['accept-encoding']);
    if (!file) return notFound(request, reply);
    await answer(request, reply, 200);
    reply.headers({ etag: file.etag, vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply.type(file.contentType).send(file.body);
  }

  /** A person gets the site, which leads home from an address that it does not know (D4); a script gets a word. */
  async function notFound(request: FastifyRequest, reply: FastifyReply) {
    await answer(request, reply, 404);
    const page = isForPerson(request) ? await fileAt(fallbackFile, undefined) : undefined;
    if (page) return reply.type(page.contentType).send(page.body);
    return reply.type('text/plain; charset=utf-8').send('Não encontrado\n');
  }
  return server;
}

const isForPerson = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;
