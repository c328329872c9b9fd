import { randomUUID } from 'node:crypto';
import { checkoutCreated, payAnswer, payments } from '@site/contracts/api/payments';
import * as v from 'valibot';
import { onBothEngines } from '#test-kit/on-both-engines.ts';
import { shopping } from '#test-kit/shopping.ts';
import type { TestCustomer } from '#testing/sandbox-client.ts';

onBothEngines((sandbox) => {
  const { checkout, cardToken, pixToken, item, payBody, pay, buyByCard, buyByPix } = shopping(sandbox);
  const titleCount = async ({ token }: TestCustomer) =>
    (await sandbox.call<{ virtual: unknown[] }>('GET', '/api/titulo-de-capitalizacao/list', { token })).body
      .virtual.length;
  const statuses = (order: { history: { status: string }[] } | undefined) =>
    order?.history.map(({ status }) => status);
  const minutes = (count: number) => count * 60;

  test('sells titles by credit card: the order is approved and the titles are there', async () => {
    const customer = await sandbox.newCustomer();

    const { session, answer } = await buyByCard(customer, 3);

    expect(v.is(checkoutCreated, session)).toBe(true);
    expect(answer).toMatchObject({ status: 201, body: { status: 'SUCCEEDED' } });
    expect(v.is(payAnswer, answer.body)).toBe(true);
    const [order, ...others] = await sandbox.ordersOf(customer);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      orderId: answer.body.merchant_order_id,
      number: expect.stringMatching(/^10-\d+$/),
      paymentType: 'COMPRA',
      paymentMethod: 'Cartão de crédito',
      totalAmount: 15,
      quantity: 3,
      status: 'APPROVED',
    });
    expect(statuses(order)).toEqual(['CREATED', 'PENDING', 'APPROVED']);
    expect(v.is(payments, [order])).toBe(true);
    expect(await titleCount(customer)).toBe(3);
  });

  test('calls a debit card a debit card', async () => {
    const customer = await sandbox.newCustomer();
    await buyByCard(customer, 1, { number: '4507990000000002', type: 'DEBIT' });

    expect(await sandbox.ordersOf(customer)).toMatchObject([{ paymentMethod: 'Cartão de débito' }]);
  });

  test.each([
    '4000000000000002',
    '4507990000000010',
    '4507990000000028',
    '4507990000000069',
    '5252440000000010',
  ])('cancels the order when the card %s is declined, and gives no titles', async (number) => {
    const customer = await sandbox.newCustomer();

    expect((await buyByCard(customer, 2, { number })).answer).toMatchObject({
      status: 201,
      body: { status: 'DECLINED' },
    });
    const [order] = await sandbox.ordersOf(customer);
    expect(statuses(order)).toEqual(['CREATED', 'PENDING', 'CANCELED']);
    expect(await titleCount(customer)).toBe(0);
  });

  test.each([
    [true, 'APPROVED', 2],
    [false, 'CANCELED', 0],
  ])('asks the bank for a 3DS card; approved: %s', async (approve, status, titles) => {
    const customer = await sandbox.newCustomer();
    const { session, answer } = await buyByCard(customer, 2, { number: '4000000000003220' });
    const path = `/sandbox/checkout/sessions/${session.checkout_session}`;

    expect(answer.body.status).toBe('PENDING');
    expect((await sandbox.call('GET', `${path}/payment`)).body).toMatchObject({
      sub_status: 'WAITING_ADDITIONAL_STEP',
    });
    await sandbox.call('POST', `${path}/challenge`, { body: { approve } });
    await sandbox.call('POST', `${path}/challenge`, { body: { approve: !approve } });

    expect(await sandbox.ordersOf(customer)).toMatchObject([{ status }]);
    expect(await titleCount(customer)).toBe(titles);
  });

  test('waits for a PIX payment, and gives the titles when the bank confirms it', async () => {
    const customer = await sandbox.newCustomer();

    const { answer } = await buyByPix(customer, 4);

    expect(answer).toMatchObject({ status: 201, body: { status: 'READY_TO_PAY' } });
    expect(await sandbox.ordersOf(customer)).toMatchObject([{ status: 'PENDING', paymentMethod: 'PIX' }]);
    expect(await titleCount(customer)).toBe(0);
    expect(await sandbox.confirmPix(answer.body.merchant_order_id)).toBe('SUCCEEDED');
    await expect(sandbox.confirmPix(answer.body.merchant_order_id)).rejects.toThrow('409');
    expect(await sandbox.ordersOf(customer)).toMatchObject([{ status: 'APPROVED' }]);
    expect(await titleCount(customer)).toBe(4);
  });

  test('cancels a PIX order that nobody paid in time, and gives back what is paid too late', async () => {
    const customer = await sandbox.newCustomer();
    const { answer } = await buyByPix(customer, 4);
    await sandbox.timePasses(customer, minutes(30));

    expect(await sandbox.ordersOf(customer)).toMatchObject([{ status: 'CANCELED' }]);
    expect(await sandbox.confirmPix(answer.body.merchant_order_id)).toBe('REFUNDED');
    const [order] = await sandbox.ordersOf(customer);
    expect(statuses(order)).toEqual(['CREATED', 'PENDING', 'CANCELED', 'REFUNDED']);
    expect(await titleCount(customer)).toBe(0);
  });

  test('gives the first response again to the same idempotency key, also when both arrive at once', async () => {
    const customer = await sandbox.newCustomer();
    const session = await checkout(customer, 10);
    const body = payBody(session, await cardToken(session.checkout_session), 2);
    const key = randomUUID();

    const answers = await Promise.all([1, 2, 3].map(() => pay(customer, 'credit-card')(body, key)));
    answers.push(await pay(customer, 'credit-card')(body, key));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: { merchant_order_id: id } }) => id)).size).toBe(1);
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
    expect(await titleCount(customer)).toBe(2);
  });

  test('refuses the same key for another order', async () => {
    const customer = await sandbox.newCustomer();
    const session = await checkout(customer, 10);
    const body = payBody(session, await cardToken(session.checkout_session), 2);
    const key = randomUUID();
    await pay(customer, 'credit-card')(body, key);

    expect(await pay(customer, 'credit-card')({ ...body, description: 'outro' }, key)).toMatchObject({
      status: 422,
    });
  });

  test('frees a key whose order was refused', async () => {
    const customer = await sandbox.newCustomer();
    const session = await checkout(customer, 10);
    const key = randomUUID();
    const body = payBody(session, await cardToken(session.checkout_session), 2);

    expect(await pay(customer, 'credit-card')({ ...body, amount: 15 }, key)).toMatchObject({ status: 400 });
    expect(await pay(customer, 'credit-card')(body, key)).toMatchObject({ status: 201 });
  });

  test('pays one checkout once, whatever tokens and keys arrive for it', async () => {
    const customer = await sandbox.newCustomer();
    const session = await checkout(customer, 10);
    const tokens = await Promise.all([1, 2, 3].map(() => cardToken(session.checkout_session)));

    const answers = await Promise.all(
      tokens.map((token) => pay(customer, 'credit-card')(payBody(session, token, 2), randomUUID())),
    );
    const again = await pay(customer, 'credit-card')(payBody(session, tokens[0] ?? '', 2));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(again.status).toBe(409);
    expect(await sandbox.ordersOf(customer)).toHaveLength(1);
    expect(await titleCount(customer)).toBe(2);
  });

  test('takes a token only for its session, its method and its owner', async () => {
    const [mine, other] = [await sandbox.newCustomer(), await sandbox.newCustomer()];
    const [session, second] = [await checkout(mine, 5), await checkout(mine, 5)];
    const token = await cardToken(session.checkout_session);

    expect(await pay(mine, 'credit-card')(payBody(second, token, 1))).toMatchObject({ status: 400 });
    expect(await pay(mine, 'pix')(payBody(session, token, 1))).toMatchObject({ status: 400 });
    expect(await pay(other, 'credit-card')(payBody(session, token, 1))).toMatchObject({ status: 404 });
    expect(
      await pay(mine, 'credit-card')({ ...payBody(session, token, 1), yuno_customer_id: 'sandbox-x' }),
    ).toMatchObject({ status: 404 });
    expect(await pay(mine, 'credit-card')(payBody(session, randomUUID(), 1))).toMatchObject({ status: 400 });
    expect(await sandbox.ordersOf(mine)).toEqual([]);
  });

  test.each<[string, (body: ReturnType<typeof payBody>) => unknown, string]>([
    ['another amount', (body) => ({ ...body, amount: 10 }), 'O valor do pedido não confere com os itens.'],
    [
      'more than was checked out',
      (body) => ({ ...body, amount: 10, orderItems: [item(2)] }),
      'O valor do pedido não confere com os itens.',
    ],
    ['no items', (body) => ({ ...body, orderItems: [] }), 'O pedido não tem itens.'],
    [
      'a quantity of zero',
      (body) => ({ ...body, orderItems: [item(0)] }),
      'A quantidade deve ser de pelo menos 1.',
    ],
    [
      'more than the limit',
      (body) => ({ ...body, amount: 130, orderItems: [item(26)] }),
      'O limite por pedido é de 25 títulos.',
    ],
    [
      'more than the limit over all products',
      (body) => ({ ...body, amount: 130, orderItems: [item(20), item(6, '02')] }),
      'O limite por pedido é de 25 títulos.',
    ],
    [
      'an item twice',
      (body) => ({ ...body, amount: 10, orderItems: [item(1), item(1)] }),
      'O pedido repete um item.',
    ],
    [
      'a lower price',
      (body) => ({ ...body, orderItems: [{ ...item(1), unitValue: 1 }] }),
      'O preço do título é R$ 5,00.',
    ],
    [
      'an old campaign',
      (body) => ({ ...body, orderItems: [{ ...item(1), event: '9' }] }),
      'O pedido tem um item que não está à venda.',
    ],
    [
      'an unknown product',
      (body) => ({ ...body, orderItems: [item(1, '77')] }),
      'O pedido tem um item que não está à venda.',
    ],
    [
      'a user agent of 501 characters',
      (body) => ({ ...body, browser: 'x'.repeat(501) }),
      'Campo inválido: browser.',
    ],
  ])('refuses an order with %s', async (_what, change, message) => {
    const customer = await sandbox.newCustomer();
    const session = await checkout(customer, 5);
    const body = payBody(session, await cardToken(session.checkout_session), 1);

    expect(await pay(customer, 'credit-card')(change(body))).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await pay(customer, 'credit-card')(body)).toMatchObject({ status: 201 });
  });

  test('sells both products in one order', async () => {
    const customer = await sandbox.newCustomer();
    const session = await checkout(customer, 125);
    const token = await pixToken(session.checkout_session);
    const body = { ...payBody(session, token, 25), orderItems: [item(20), item(5, '02')] };

    const { body: paid } = await pay(customer, 'pix')(body);
    await sandbox.confirmPix(paid.merchant_order_id);

    expect(await titleCount(customer)).toBe(25);
  });

  test.each([
    { amount: 0, callbackUrl: 'http://localhost/' },
    { amount: 5, callbackUrl: 'javascript:alert(1)' },
    {},
  ])('refuses the checkout %j', async (body) => {
    const { token } = await sandbox.newCustomer();

    expect(await sandbox.call('POST', '/api/payments/checkout', { token, body })).toMatchObject({
      status: 400,
    });
  });
});
