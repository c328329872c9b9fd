import type { FastifyInstance } from 'fastify';
import { visitReportSchema } from '@site/release/visit-report';
import type { Collector } from '#reports/collector.ts';
import { takeBeacons } from './take-beacons';

/** `POST /reports`: how visits ended. */
export const takeReports = (server: FastifyInstance, collect: Pick<Collector, 'admit' | 'take'>) =>
  takeBeacons(server, { ...collect, path: '/reports', schema: visitReportSchema, bodyLimit: 1_024 });
