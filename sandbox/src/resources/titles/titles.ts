import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { after } from '#app/clock.ts';
import type { Sandbox } from '#app/sandbox.ts';
import { titles } from '#database/title-tables.ts';
import { customerOf } from '#resources/auth/session.ts';
import { listedSince, ownTitle, titleDetail, type TitleRow } from './detail';

const newForSeconds = 7 * 24 * 3600;

/** A customer's titles: the list and one title. */
export function titleRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { db, clock } = sandbox;

  app.get('/titulo-de-capitalizacao/list', async (request) => {
    const customer = await customerOf(sandbox, request);
    const owned = await db
      .select()
      .from(titles)
      .where(
        and(eq(titles.userId, customer.id), or(eq(titles.kind, 'digital'), isNotNull(titles.activatedAt))),
      )
      .orderBy(desc(titles.createdAt), titles.number);
    const shown = (kind: TitleRow['kind']) =>
      owned.filter((title) => title.kind === kind).map((title) => listItem(title, clock.now()));
    return { fisico: shown('fisico'), virtual: shown('digital') };
  });

  app.get<{ Params: { number: string; type: string } }>(
    '/titulo-de-capitalizacao/busca-titulo-id/:number/:type',
    async (request) => {
      const customer = await customerOf(sandbox, request);
      const { number, type } = request.params;
      return titleDetail(sandbox, db, await ownTitle(db, { userId: customer.id, number, kind: type }));
    },
  );
}

function listItem(title: TitleRow, now: Date) {
  const since = listedSince(title);
  return {
    number: title.number,
    event_code: title.eventCode,
    created_at: since.toISOString(),
    is_new: after(since, newForSeconds) > now,
  };
}
