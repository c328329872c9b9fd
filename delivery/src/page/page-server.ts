import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { nameSchema, versionSchema } from '@site/release/build-record';
import { Failure, Refusal } from '#refusal.ts';
import { contentTypeOf } from '#storage/file-facts.ts';
import { promoteLimits } from '#cli/author.ts';
import { verify } from '#verify/verify.ts';
import type { Environment } from '#cli/environment.ts';
import { act, actionSchema } from './act';
import { guard } from './guard';
import { pageDocument, pageHeaders } from './page-document';
import { siteState } from './site-state';
import { versionDiff } from './version-diff';
import { watch } from './watch';

export interface PageOptions {
  /** The script, the stylesheet and the fonts of the page, by name. */
  files: ReadonlyMap<string, Buffer>;
  environments: readonly string[];
  /** Opens an environment by its name, with the options by which a command opens the same one. */
  open(name: string): Promise<{ environment: Environment; options: Record<string, string> }>;
  /** The host by which others reach the page through a server with a login. Then it only reads. */
  publicHost?: string | undefined;
}

const environmentQuery = v.object({ environment: v.string() });
const stateQuery = v.object({ environment: v.string(), whole: v.optional(nameSchema) });
const versionQuery = v.object({ environment: v.string(), app: nameSchema, version: versionSchema });
const diffQuery = v.object({
  environment: v.string(),
  app: nameSchema,
  from: versionSchema,
  to: versionSchema,
});

const readOnlyBehindServer =
  'Through this address the page only reads: run "pnpm delivery page" on a machine that has the key.';

/** The server of the release page. */
export async function pageServer(options: PageOptions): Promise<FastifyInstance> {
  const { files, environments, publicHost } = options;
  // An address without an environment is that of the first one.
  const open = (name: string) => options.open(name || (environments[0] ?? ''));
  const readOnly = publicHost === undefined ? undefined : readOnlyBehindServer;
  const token = randomBytes(32).toString('base64url');
  const server = Fastify({ forceCloseConnections: true, bodyLimit: 4_096 });
  const hosts = () => {
    const { port } = server.server.address() as AddressInfo;
    return [`localhost:${port}`, `127.0.0.1:${port}`, ...(publicHost === undefined ? [] : [publicHost])];
  };

  server.addHook('onRequest', async (_request, reply) => void reply.headers(pageHeaders));
  server.addHook('onRequest', guard({ hosts, token }));
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(409).send({ problem: error.message });
    if (error instanceof Failure) return reply.code(502).send({ problem: error.message });
    if (error instanceof v.ValiError)
      return reply.code(400).send({ problem: 'This page does not ask that.' });
    const { statusCode = 500, message } = error as Error & { statusCode?: number };
    return reply.code(statusCode).send({ problem: message });
  });

  server.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(pageDocument(token)));
  server.get<{ Params: { file: string } }>('/:file', (request, reply) => {
    const body = files.get(request.params.file);
    if (!body) return reply.code(404).send({ problem: 'There is no such file.' });
    return reply.type(contentTypeOf(request.params.file)).send(body);
  });

  server.get('/api/state', async (request) => {
    const { environment: name, whole } = v.parse(stateQuery, request.query);
    const { environment } = await open(name);
    return siteState(environment.depot, { environments, readOnly, whole, now: new Date() });
  });
  server.get('/api/diff', async (request) => {
    const { app, from, to, environment } = v.parse(diffQuery, request.query);
    return versionDiff((await open(environment)).environment.depot, { name: app, from, to });
  });
  server.get('/api/verify', async (request) => {
    const { app, version, environment: name } = v.parse(versionQuery, request.query);
    const { environment } = await open(name);
    return {
      problems: await verify(environment.depot, {
        name: app,
        version,
        limits: promoteLimits(environment, {}),
      }),
    };
  });
  server.post('/api/act', async (request) => {
    if (readOnly) throw new Refusal(readOnly);
    const wanted = v.parse(actionSchema, request.body);
    const { environment, options: given } = await open(wanted.environment);
    const { lines } = await act(wanted, { depot: environment.depot, options: given });
    return { lines };
  });
  server.get('/api/events', async (request, reply) => {
    const { environment } = await open(v.parse(environmentQuery, request.query).environment);
    reply.hijack();
    reply.raw.writeHead(200, { ...pageHeaders, 'content-type': 'text/event-stream' });
    reply.raw.write('retry: 2000\n\n');
    const stop = watch(environment.depot, () => reply.raw.write('data: changed\n\n'));
    request.raw.once('close', stop);
  });
  return server;
}
