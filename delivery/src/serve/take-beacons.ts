import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

interface Beacons<Report> {
  path: string;
  schema: v.GenericSchema<unknown, Report>;
  /** The longest body that is read. */
  bodyLimit: number;
  /** By which name the sender counts; undefined when they have sent too much. */
  admit: (address: string) => string | undefined;
  take: (report: Report, client: string) => Promise<void> | void;
}

/**
 * Takes what `navigator.sendBeacon` sends, which is JSON under the type of plain text. Of who has sent too much nothing is
 * read, and they get the same response as all others: an error status would appear in the console of an innocent visitor.
 */
export function takeBeacons<Report>(
  server: FastifyInstance,
  { path, schema, bodyLimit, admit, take }: Beacons<Report>,
) {
  const clients = new WeakMap<object, string>();
  const reportSchema = v.pipe(v.string(), v.parseJson(), schema);
  server.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  server.post(path, {
    async onRequest(request, reply) {
      const client = admit(request.ip);
      if (client === undefined) return reply.code(204).send();
      clients.set(request, client);
    },
    async handler(request, reply) {
      const report = v.safeParse(reportSchema, request.body);
      if (!report.success) return reply.code(400).send();
      await take(report.output, clients.get(request) ?? '');
      return reply.code(204).send();
    },
  });
}
