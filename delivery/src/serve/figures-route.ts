import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type FiguresReport, figuresReportSchema } from '@site/release/figures-report';

/** Twenty pages with all that is measured. */
const bodyLimit = 6_144;

/** `POST /figures`: what `navigator.sendBeacon` sends, which is JSON under the type of plain text. */
export function figuresRoute(server: FastifyInstance, take: (report: FiguresReport) => Promise<void>) {
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
