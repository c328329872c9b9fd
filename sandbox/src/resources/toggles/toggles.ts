import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#app/sandbox.ts';
import { toggles } from '#database/customer-tables.ts';

/** `GET /features` (D15). */
export function toggleRoutes(app: FastifyInstance, { db }: Sandbox) {
  app.get('/features', async () => ({ data: await db.select().from(toggles).orderBy(toggles.name) }));
}
