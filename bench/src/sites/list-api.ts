import { createServer, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { api } from './variants';

const each = <Value>(count: number, make: (place: number) => Value) =>
  Array.from({ length: count }, (_, place) => make(place));
const day = '2026-11-01T12:00:00.000Z';

const titles = (count: number) => ({
  fisico: [],
  virtual: each(count, (place) => ({
    number: titleNumber(place),
    event_code: '10',
    serie: '10',
    created_at: day,
  })),
});
const orders = (count: number) =>
  each(count, (place) => ({
    orderId: `order-${place}`,
    number: orderNumber(place),
    paymentType: 'COMPRA',
    paymentMethod: 'PIX',
    totalAmount: 15,
    quantity: 3,
    status: 'APPROVED',
    created_at: day,
    history: ['CREATED', 'PENDING', 'APPROVED'].map((status) => ({ status, date: day })),
  }));

const compressed = (list: unknown) => gzipSync(JSON.stringify(list));

/** The number of a made-up title, by its place in the list. */
export const titleNumber = (place: number) => `010010${String(place).padStart(7, '0')}`;

/** The number of a made-up order, by its place in the list. */
export const orderNumber = (place: number) => `10-${String(place).padStart(6, '0')}`;

/** The sandbox with lists of this many entries, compressed, in place of its own. Returns its address; it ends with this process. */
export async function openListApi(count: { titles: number; orders: number }): Promise<string> {
  const lists: Record<string, Buffer> = {
    '/api/titulo-de-capitalizacao/list': compressed(titles(count.titles)),
    '/api/payments/list': compressed(orders(count.orders)),
  };
  const server = createServer((asked, answer) => {
    const list = lists[asked.url ?? ''];
    if (list) {
      answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(list);
      return;
    }
    const { method, headers, url } = asked;
    const passed = request(new URL(url ?? '/', api), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
