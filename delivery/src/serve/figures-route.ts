import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type FiguresReport, figuresReportSchema } from '@site/release/figures-report';

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Twenty pages with all that is measured. */
const bodyLimit = 6_144;

/** Who takes figures, from anybody. */
export interface FiguresTaker {
  /** Whether a report of this address will be read at all. */
  admit(address: string): string | undefined;
  take(report: FiguresReport): Promise<void>;
  /** What was taken, in Prometheus' text format. */
  metrics(): Promise<string>;
}

/**
 * `POST /figures`: what `navigator.sendBeacon` sends, which is JSON under the type of plain text. Of who has sent too
 * much nothing is read: they are answered as all others are, since figures are a sample anyway.
 */
export function figuresRoute(server: FastifyInstance, { admit, take, metrics }: FiguresTaker) {
  // For a monitoring system on this machine: what others ask for comes through a server that does not pass it on.
  server.get('/metrics', async (request, reply) => {
    if (!loopback.includes(request.ip)) return reply.code(404).send();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics());
  });
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    if (admit(request.ip) === undefined) return reply.code(204).send();
  });
  server.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/figures', async (request, reply) => {
    const report = v.safeParse(v.pipe(v.string(), v.parseJson(), figuresReportSchema), request.body);
    if (!report.success) return reply.code(400).send();
    await take(report.output);
    return reply.code(204).send();
  });
}
