import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { inCents, money } from '#app/money.ts';
import { Refusal } from '#app/refusal.ts';
import type { Database } from '#database/connect.ts';
import { products } from '#database/title-tables.ts';
import { currentEvent } from '#resources/static-data/static-data.ts';
import type { OrderLine } from './orders';

const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const amount = v.pipe(v.number(), v.minValue(0));

/** The order items of a payment, as they are sent. */
export const orderItems = v.pipe(
  v.array(
    v.object({
      event: code,
      productCode: code,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1, 'A quantidade deve ser de pelo menos 1.')),
      unitValue: amount,
      totalValue: amount,
      eventYear: v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
        v.integer(),
      ),
    }),
  ),
  v.minLength(1, 'O pedido não tem itens.'),
);

// Over all products together (document 2, section 9; D59).
const orderLimit = 25;
const overLimit = (limit: number) => new Refusal(400, `O limite por pedido é de ${limit} títulos.`);

type Item = v.InferOutput<typeof orderItems>[number];

/** The items as order lines, each checked against the campaign on sale: product, price, limit and sum. */
export async function checkedLines(db: Database, items: Item[]): Promise<OrderLine[]> {
  const event = await currentEvent({ db });
  const onSale = await db.select().from(products).where(eq(products.eventCode, event.code));
  if (new Set(items.map(({ productCode }) => productCode)).size < items.length) {
    throw new Refusal(400, 'O pedido repete um item.');
  }
  if (items.reduce((sum, { quantity }) => sum + quantity, 0) > orderLimit) throw overLimit(orderLimit);
  return items.map((item) => {
    const product = onSale.find(({ code: wanted }) => wanted === item.productCode);
    if (item.event !== event.code || item.eventYear !== event.year || !product) {
      throw new Refusal(400, 'O pedido tem um item que não está à venda.');
    }
    if (item.quantity > product.limit) {
      throw overLimit(product.limit);
    }
    const expected = item.quantity * product.priceCents;
    if (inCents(item.unitValue) !== product.priceCents || inCents(item.totalValue) !== expected) {
      throw new Refusal(400, `O preço do título é ${money(product.priceCents)}.`);
    }
    return {
      eventCode: event.code,
      productCode: product.code,
      quantity: item.quantity,
      unitCents: product.priceCents,
    };
  });
}
