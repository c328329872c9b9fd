import type { FastifyInstance } from 'fastify';
import { type FiguresReport, figuresReportSchema } from '@site/release/figures-report';
import { takeBeacons } from './take-beacons';

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Twenty pages with all that is measured. */
const bodyLimit = 6_144;

/** The collector, which accepts figures from anybody. */
export interface FiguresTaker {
  /** Whether a report of this address will be read at all. */
  admit(address: string): string | undefined;
  take(report: FiguresReport, client: string): Promise<void>;
  /** What was taken, in Prometheus' text format. */
  metrics(): Promise<string>;
}

/** `POST /figures`: how long pages took. `GET /metrics` is for a monitoring system on this machine. */
export function figuresRoute(server: FastifyInstance, { admit, take, metrics }: FiguresTaker) {
  // Requests of others come through a server that does not forward this path.
  server.get('/metrics', async (request, reply) => {
    if (!loopback.includes(request.ip)) return reply.code(404).send();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics());
  });
  takeBeacons(server, { admit, take, path: '/figures', schema: figuresReportSchema, bodyLimit });
}
