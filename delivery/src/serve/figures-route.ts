import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type FiguresReport, figuresReportSchema } from '@site/release/figures-report';

/** Twenty pages with all that is measured. */
const bodyLimit = 6_144;

/** Who takes figures, from anybody. */
export interface FiguresTaker {
  /** Whether a report of this address will be read at all. */
  admit(address: string): string | undefined;
  take(report: FiguresReport): Promise<void>;
}

/**
 * `POST /figures`: what `navigator.sendBeacon` sends, which is JSON under the type of plain text. Of who has sent too
 * much nothing is read: they are answered as all others are, since figures are a sample anyway.
 */
export function figuresRoute(server: FastifyInstance, { admit, take }: FiguresTaker) {
  server.addHook('onRequest', async (request, reply) => {
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
