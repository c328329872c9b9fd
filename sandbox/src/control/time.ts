import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

interface Person {
  /** Null for a CPF without an account. */
  id: string | null;
  cpf: string;
}

/**
 * Lets time pass for one person: everything they did moves this many seconds into the past, without effect on
 * others.
 */
export async function letTimePass(db: Database, { id, cpf }: Person, seconds: number) {
  const back = sql`${seconds} * interval '1 second'`;
  const own = sql`(select id from orders where user_id = ${id})`;
  const statements = [
    sql`update codes set expires_at = expires_at - ${back}, validated_at = validated_at - ${back} where user_id = ${id}`,
    sql`update sendings set at = at - ${back} where user_id = ${id} or key like ${`%${cpf}%`}`,
    sql`update login_attempts set last_failure_at = last_failure_at - ${back} where cpf = ${cpf}`,
    sql`update payouts set created_at = created_at - ${back}, confirmed_at = confirmed_at - ${back} where user_id = ${id}`,
    sql`update charges set created_at = created_at - ${back}, expires_at = expires_at - ${back} where order_id in ${own}`,
    sql`update order_history set at = at - ${back} where order_id in ${own}`,
    sql`update orders set created_at = created_at - ${back} where user_id = ${id}`,
    sql`update titles set created_at = created_at - ${back}, activated_at = activated_at - ${back} where user_id = ${id}`,
    sql`update prizes set won_at = won_at - ${back} where user_id = ${id}`,
  ];
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
  });
}
