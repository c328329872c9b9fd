import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type VisitReport, visitReportSchema } from '@site/release/visit-report';

/** Twenty visits with all that is measured. */
const bodyLimit = 6_144;

/** `POST /visits`: what `navigator.sendBeacon` sends, which is JSON under the type of plain text. */
export function visits(server: FastifyInstance, take: (report: VisitReport) => Promise<void>) {
  server.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/visits', async (request, reply) => {
    const report = v.safeParse(v.pipe(v.string(), v.parseJson(), visitReportSchema), request.body);
    if (!report.success) return reply.code(400).send();
    await take(report.output);
    return reply.code(204).send();
  });
}
