import { randomUUID } from 'node:crypto';
import { exchangeablePrizes, pendingPrizes, prizes } from '@site/contracts/api/prizes';
import * as v from 'valibot';
import { onBothEngines } from '#test-kit/on-both-engines.ts';
import type { TestCustomer } from '#testing/sandbox-client.ts';

onBothEngines((sandbox) => {
  const get = async ({ token }: TestCustomer, path: string) =>
    (await sandbox.call('GET', `/api/titulo-de-capitalizacao/${path}`, { token })).body;
  const exchange = ({ token }: TestCustomer, key?: string, event = '10') =>
    sandbox.call<{ merchant_order_id: string }>('POST', '/api/payments/repurchase', {
      token,
      body: { event_code: event },
      headers: key ? { 'x-idempotency-key': key } : {},
    });
  const account = {
    bankName: 'Banco do Brasil',
    bankCode: '001',
    branchCode: '1584',
    accountNumber: '00000006-x',
    accountType: 'CONTA_CORRENTE',
  };
  const create = (
    { token, cpf, fullName }: TestCustomer,
    changes: Record<string, unknown> = {},
    key?: string,
  ) =>
    sandbox.call<{ payoutId: string }>('POST', '/api/payout/create', {
      token,
      body: { accountInfo: account, favored_name: fullName, cpf, ...changes },
      headers: key ? { 'x-idempotency-key': key } : {},
    });
  const confirm = ({ token }: TestCustomer, payoutId: string, code: string, key?: string) =>
    sandbox.call('POST', '/api/payout/confirm', {
      token,
      body: { payoutId, code },
      headers: key ? { 'x-idempotency-key': key } : {},
    });
  const resend = ({ token }: TestCustomer, payoutId: string) =>
    sandbox.call('POST', '/api/payout/resend-validation-code', { token, body: { payoutId } });
  const winner = async (...prizeCents: number[]) => {
    const customer = await sandbox.newCustomer();
    await sandbox.giveTitles(customer, { prizeCents, scratched: true });
    return customer;
  };
  const wrong = (code: string) => (code === '0000' ? '1111' : '0000');
  const hours = (count: number) => count * 3600;
  const ledger = async (customer: TestCustomer) => {
    const found = await sandbox.ledgerOf(customer);
    expect(found.won).toBe(found.paid + found.exchanged + found.pending);
    return found;
  };

  test('balances for the demo customer too', async () => {
    const found = await sandbox.ledgerOf({ cpf: '52998224725' });

    expect(found.won).toBe(found.paid + found.exchanged + found.pending);
    expect(found).toMatchObject({ paid: 30_000, exchanged: 1_000 });
  });

  test('shows what waits, with a value of two decimals, and the large prizes as paid by telephone', async () => {
    const customer = await winner(1_250, 199_999, 200_000);

    expect(await get(customer, 'busca-premios-pendentes')).toMatchObject([
      { prizeValue: '12.50' },
      { prizeValue: '1999.99' },
    ]);
    expect(v.is(pendingPrizes, await get(customer, 'busca-premios-pendentes'))).toBe(true);
    const all = v.parse(prizes, await get(customer, 'premiacoes'));
    expect(all.map(({ status }) => status).sort()).toEqual(['BY_PHONE', 'PENDING', 'PENDING']);
    expect(v.parse(exchangeablePrizes, await get(customer, 'premiados'))).toMatchObject({
      prizeWinningTitulos: [{ event: '10' }, { event: '10' }],
      ownerName: customer.fullName,
      totalPrizeAmount: 2012.49,
    });
  });

  test('exchanges prizes for as many titles as they buy; the rest stays pending', async () => {
    const customer = await winner(1_250, 2_000);

    const { status, body } = await exchange(customer);

    expect(status).toBe(201);
    expect(await ledger(customer)).toEqual({ won: 3_250, paid: 0, exchanged: 3_000, pending: 250 });
    const [order] = await sandbox.ordersOf(customer);
    expect(order).toMatchObject({
      orderId: body.merchant_order_id,
      paymentType: 'PREMIO',
      quantity: 6,
      totalAmount: 30,
      status: 'APPROVED',
    });
    expect(await get(customer, 'list')).toMatchObject({ virtual: { length: 8 } });
    expect(await exchange(customer)).toMatchObject({
      status: 422,
      body: { message: 'O valor das premiações não alcança o preço de um título.' },
    });
  });

  test('exchanges once, whatever two tabs send', async () => {
    const customer = await winner(5_000);
    const key = randomUUID();

    const answers = await Promise.all([
      exchange(customer, key),
      exchange(customer, key),
      exchange(customer, randomUUID()),
      exchange(customer),
    ]);

    const done = answers.filter(({ status }) => status === 201).map(({ body }) => body.merchant_order_id);
    expect(new Set(done).size).toBe(1);
    expect(answers.filter(({ status }) => status === 409).length).toBe(4 - done.length);
    expect(await ledger(customer)).toMatchObject({ exchanged: 5_000, pending: 0 });
  });

  test('refuses an exchange without prizes, and one for a campaign that has nothing to do with it', async () => {
    const nobody = await sandbox.newCustomer();
    const customer = await winner(500);

    expect(await exchange(nobody)).toMatchObject({
      status: 409,
      body: { message: 'Não há premiações disponíveis.' },
    });
    expect(await exchange(customer, undefined, '7')).toMatchObject({ status: 400 });
    expect(await ledger(customer)).toMatchObject({ pending: 500 });
  });

  test('pays prizes to a bank account once the code is confirmed', async () => {
    const customer = await winner(10_000, 2_550);

    const { status, body } = await create(customer);
    expect(status).toBe(201);
    expect(await get(customer, 'busca-premios-pendentes')).toEqual([]);
    expect(await ledger(customer)).toMatchObject({ paid: 0, pending: 12_550 });

    const [mail] = await sandbox.mailsTo(customer.email);
    expect(mail?.body).toContain('R$ 125,50');
    expect(await confirm(customer, body.payoutId, mail?.code ?? '')).toMatchObject({ status: 201 });

    expect(await ledger(customer)).toEqual({ won: 12_550, paid: 12_550, exchanged: 0, pending: 0 });
    expect(
      (await sandbox.call('GET', `/api/payout/id/${body.payoutId}`, { token: customer.token })).body,
    ).toEqual({
      id: body.payoutId,
      typeAward: 'Transferência bancária',
      favored_name: customer.fullName,
      cpf: customer.cpf,
      bankName: 'Banco do Brasil',
      bankCode: '001',
      accountType: 'CONTA_CORRENTE',
      branchCode: '1584',
      accountNumber: '00000006-X',
      status: 'CONFIRMED',
      amount: 125.5,
    });
  });

  test('claims a prize once when a transfer and an exchange run at the same time', async () => {
    const customer = await winner(5_000, 5_000);

    const answers = await Promise.all([
      create(customer),
      exchange(customer),
      create(customer),
      exchange(customer),
    ]);

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    await ledger(customer);
  });

  test('creates one payout and confirms it once for the same idempotency key', async () => {
    const customer = await winner(5_000);
    const key = randomUUID();

    const created = await Promise.all([create(customer, {}, key), create(customer, {}, key)]);
    expect(created.map(({ status }) => status)).toEqual([201, 201]);
    expect(created[0]?.body).toEqual(created[1]?.body);

    const payoutId = created[0]?.body.payoutId ?? '';
    const code = await sandbox.latestCode(customer.email);
    const confirmed = await Promise.all([1, 2].map(() => confirm(customer, payoutId, code, key)));
    expect(confirmed.map(({ status }) => status)).toEqual([201, 201]);
    expect(await confirm(customer, payoutId, code)).toMatchObject({ status: 409 });
    expect(await ledger(customer)).toMatchObject({ paid: 5_000 });
  });

  test('frees the prizes of a payout that was not confirmed for 24 hours, and confirms it no more', async () => {
    const customer = await winner(5_000);
    const { body } = await create(customer);
    const code = await sandbox.latestCode(customer.email);

    await sandbox.timePasses(customer, hours(24) - 5);
    expect(await get(customer, 'busca-premios-pendentes')).toEqual([]);
    await sandbox.timePasses(customer, 5);

    expect(await confirm(customer, body.payoutId, code)).toMatchObject({ status: 410 });
    expect(await resend(customer, body.payoutId)).toMatchObject({ status: 410 });
    expect(await get(customer, 'busca-premios-pendentes')).toMatchObject([{ prizeValue: '50.00' }]);
    expect(await ledger(customer)).toEqual({ won: 5_000, paid: 0, exchanged: 0, pending: 5_000 });
    expect(await create(customer)).toMatchObject({ status: 201 });
  });

  test('locks a payout code after five wrong ones, until a new code is sent', async () => {
    const customer = await winner(5_000);
    const { body } = await create(customer);
    const code = await sandbox.latestCode(customer.email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await confirm(customer, body.payoutId, wrong(code), randomUUID())).toMatchObject({
        status: 400,
      });
    }
    expect(await confirm(customer, body.payoutId, code)).toMatchObject({ status: 429 });
    expect(await ledger(customer)).toMatchObject({ paid: 0 });

    expect(await resend(customer, body.payoutId)).toMatchObject({ status: 429 });
    await sandbox.timePasses(customer, 60);
    expect(await resend(customer, body.payoutId)).toMatchObject({ status: 200 });
    expect(await confirm(customer, body.payoutId, await sandbox.latestCode(customer.email))).toMatchObject({
      status: 201,
    });
    expect(await ledger(customer)).toMatchObject({ paid: 5_000 });
  });

  test("keeps a customer's payouts from everybody else", async () => {
    const [customer, other] = [await winner(5_000), await winner(5_000)];
    const { body } = await create(customer);
    const code = await sandbox.latestCode(customer.email);

    expect(await confirm(other, body.payoutId, code)).toMatchObject({ status: 404 });
    expect(await resend(other, body.payoutId)).toMatchObject({ status: 404 });
    expect(
      await sandbox.call('GET', `/api/payout/id/${body.payoutId}`, { token: other.token }),
    ).toMatchObject({ status: 404 });
    expect(await create(other, { cpf: customer.cpf })).toMatchObject({
      status: 403,
      body: { message: 'A conta deve ser do titular do CPF cadastrado.' },
    });
  });

  test.each([
    ['accountNumber', '12345', 'Conta inválida.'],
    ['accountNumber', '1234567890123456-1', 'Conta inválida.'],
    ['accountNumber', '123-P', 'Conta inválida.'],
    ['branchCode', '12A4', 'Agência inválida.'],
    ['branchCode', '', 'Agência inválida.'],
    ['bankCode', '999', 'Banco desconhecido.'],
    ['accountType', 'CORRENTE', 'Tipo de conta inválido.'],
    ['bankName', '', 'Informe o banco.'],
  ])('refuses the bank data with %s %j', async (field, value, message) => {
    const customer = await winner(500);

    expect(await create(customer, { accountInfo: { ...account, [field]: value } })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test.each(['123-0', '000000000000001-X', '1-9'])('accepts the account %s', async (accountNumber) => {
    const customer = await winner(500);

    expect(await create(customer, { accountInfo: { ...account, accountNumber } })).toMatchObject({
      status: 201,
    });
  });

  test('transfers nothing when only a prize of R$ 2.000 waits', async () => {
    const customer = await winner(200_000);

    expect(await create(customer)).toMatchObject({
      status: 409,
      body: { message: 'Não há premiações disponíveis para transferência.' },
    });
    expect(await ledger(customer)).toEqual({ won: 200_000, paid: 0, exchanged: 0, pending: 200_000 });
  });

  test('stays balanced through a long and hurried life', async () => {
    const customer = await winner(500, 1_250, 3_333, 19_999);
    const { body } = await create(customer);
    await Promise.all([exchange(customer), confirm(customer, body.payoutId, '0000'), create(customer)]);
    await sandbox.timePasses(customer, hours(24));
    await Promise.all([exchange(customer), create(customer), exchange(customer)]);
    await ledger(customer);
    await sandbox.giveTitles(customer, { prizeCents: [777, 10_000], scratched: true });
    const second = await create(customer);
    if (second.status === 201) {
      const code = await sandbox.latestCode(customer.email);
      await Promise.all([
        confirm(customer, second.body.payoutId, code),
        exchange(customer),
        confirm(customer, second.body.payoutId, code),
      ]);
    }

    const { won, pending } = await ledger(customer);
    expect(won).toBe(500 + 1_250 + 3_333 + 19_999 + 777 + 10_000);
    expect(pending).toBeGreaterThanOrEqual(0);
  });
});
