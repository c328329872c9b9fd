import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { visitReportSchema } from '@site/release/visit-report';
import type { Collector } from '#reports/collector.ts';

const reportSchema = v.pipe(v.string(), v.parseJson(), visitReportSchema);
const longestReport = 1024;

/**
 * `POST /reports`: what `navigator.sendBeacon` sends, which is JSON under the type of plain text. Who has sent too much is
 * answered before anything is read.
 */
export function takeReports(server: FastifyInstance, { admit, take }: Pick<Collector, 'admit' | 'take'>) {
  const clients = new WeakMap<object, string>();
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: longestReport },
    (_request, body, done) => done(null, body),
  );
  server.addHook('onRequest', async (request, reply) => {
    const client = admit(request.ip);
    // No refusal, which a browser would write into its console: the sender has no part in it.
    if (client === undefined) return reply.code(204).send();
    clients.set(request, client);
  });
  server.post('/reports', async (request, reply) => {
    const report = v.safeParse(reportSchema, request.body);
    if (!report.success) return reply.code(400).send();
    take(report.output, clients.get(request) ?? '');
    return reply.code(204).send();
  });
}
