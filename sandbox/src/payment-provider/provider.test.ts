import { onBothEngines } from '#test-kit/on-both-engines.ts';
import { shopping } from '#test-kit/shopping.ts';

// Written again from the Bacen manual: CRC-16/CCITT-FALSE over all that comes before the checksum itself.
function checksumOf(text: string) {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function fieldsOf(code: string) {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

interface PaymentAnswer {
  status: string;
  pix: { code: string; qr: string; amount: number; expires_at: string; now: string };
}

onBothEngines((sandbox) => {
  const { checkout, buyByPix, buyByCard } = shopping(sandbox);
  const script = (line: string, query = '') =>
    sandbox.call<string>('GET', `/sandbox/yuno/${line}/main.js${query}`);
  const paymentOf = async (session: string) =>
    (await sandbox.call<PaymentAnswer>('GET', `/sandbox/checkout/sessions/${session}/payment`)).body;

  test('checks its own checksum against the known value', () => {
    expect(checksumOf('123456789')).toBe('29B1');
  });

  test('serves the script to the pages of this machine', async () => {
    const { status, body, headers } = await script('v1.x');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(body).toContain('yuno-sdk-ready');
    expect(() => new Function(body)).not.toThrow();
  });

  test('lets the script fail for one page', async () => {
    expect((await script('v1.x', '?script=missing')).status).toBe(404);
    expect(await script('v1.x', '?script=never-ready')).toMatchObject({ status: 200, body: '' });
    expect((await script('v9')).status).toBe(400);
  });

  test('accepts a CORS preflight before a POST from another origin', async () => {
    const { checkout_session: session } = await checkout(await sandbox.newCustomer(), 5);
    const answer = await sandbox.call('OPTIONS', `/sandbox/checkout/sessions/${session}/tokens`);

    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test('does not let other origins read the API, the mailbox or the controls', async () => {
    const headers = { origin: 'http://localhost:3000' };
    for (const path of ['/api/features', '/sandbox/mailbox.json', '/sandbox/testing/fresh-cpf']) {
      expect(
        (await sandbox.call('GET', path, { headers })).headers.get('access-control-allow-origin'),
      ).toBeNull();
    }
  });

  test('offers card and Pix in a checkout session', async () => {
    const { checkout_session: session } = await checkout(await sandbox.newCustomer(), 15);

    const { body } = await sandbox.call('GET', `/sandbox/checkout/sessions/${session}/payment-methods`);

    expect(body).toMatchObject({
      amount: 15,
      payment_methods: [
        { type: 'CARD', name: 'Cartão', vaulted_token: null, category: 'CARD' },
        { type: 'PIX', name: 'Pix', vaulted_token: null, category: 'BANK_TRANSFER' },
      ],
    });
  });

  test.each([
    ['number', '4111111111111112', 'Número de cartão inválido.'],
    ['number', '', 'Número de cartão inválido.'],
    ['expiry', '13/30', 'Validade inválida. Use MM/AA.'],
    ['expiry', '01/20', 'Cartão vencido.'],
    ['cvv', '12', 'Código de segurança inválido.'],
    ['holder', '', 'Informe o nome impresso no cartão.'],
  ])('refuses a card with the %s %j', async (field, value, message) => {
    const { checkout_session: session } = await checkout(await sandbox.newCustomer(), 5);
    const card = {
      number: '4111111111111111',
      holder: 'JOHN DOE',
      expiry: '11/28',
      cvv: '123',
      type: 'CREDIT',
    };

    expect(
      await sandbox.call('POST', `/sandbox/checkout/sessions/${session}/tokens`, {
        body: { method: 'CARD', card: { ...card, [field]: value } },
      }),
    ).toMatchObject({ status: 400, body: { message } });
  });

  test('makes a valid dynamic PIX code of a host that does not exist, with its QR picture', async () => {
    const { session } = await buyByPix(await sandbox.newCustomer(), 3);

    const { pix } = await paymentOf(session.checkout_session);

    const fields = fieldsOf(pix.code);
    expect(pix.code.slice(-4)).toBe(checksumOf(pix.code.slice(0, -4)));
    expect(fields).toMatchObject({
      '00': '01',
      '01': '12',
      '53': '986',
      '58': 'BR',
      '59': 'Ciranda Cap',
      '60': 'SAO PAULO',
    });
    expect(fields['54']).toBeUndefined();
    const account = fieldsOf(fields['26'] ?? '');
    expect(account['00']).toBe('br.gov.bcb.pix');
    expect(account['25']).toBe(`pix.sandbox.invalid/qr/v2/${session.checkout_session.replaceAll('-', '')}`);
    expect(pix.qr).toMatch(/^<svg/);
    expect(pix.amount).toBe(15);
    expect(new Date(pix.expires_at).getTime() - new Date(pix.now).getTime()).toBeGreaterThan(29 * 60_000);
  });

  test('follows the switches of one customer and of no other', async () => {
    const [mine, other] = [await sandbox.newCustomer(), await sandbox.newCustomer()];
    await sandbox.setPaymentSwitches(mine, { pixPaidAfterSeconds: 0, token: 'twice' });

    const paid = await buyByPix(mine, 1);
    const waiting = await buyByPix(other, 1);

    expect((await paymentOf(paid.session.checkout_session)).status).toBe('SUCCEEDED');
    expect((await paymentOf(waiting.session.checkout_session)).status).toBe('READY_TO_PAY');
    await expect(sandbox.setPaymentSwitches(mine, JSON.parse('{"tokne":"slow"}'))).rejects.toThrow('400');
  });

  test('lets a PIX charge expire after as many seconds as a switch says', async () => {
    const customer = await sandbox.newCustomer();
    await sandbox.setPaymentSwitches(customer, { pixSeconds: 90 });
    const { session } = await buyByPix(customer, 1);

    expect((await paymentOf(session.checkout_session)).status).toBe('READY_TO_PAY');
    await sandbox.timePasses(customer, 90);
    expect((await paymentOf(session.checkout_session)).status).toBe('EXPIRED');
  });

  test('sends a redirected customer back to the shop after the bank has decided', async () => {
    const customer = await sandbox.newCustomer();
    const { session } = await buyByCard(customer, 1, { number: '4000000000003055' });
    const page = `/sandbox/checkout/sessions/${session.checkout_session}/redirect`;

    expect((await sandbox.call<string>('GET', page)).body).toContain('Aprovar');
    const answer = await sandbox.call('POST', `${page}/approve`);

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('http://localhost:3000/carrinho/3');
    expect(await sandbox.ordersOf(customer)).toMatchObject([{ status: 'APPROVED' }]);
  });

  test('confirms a PIX payment from the page on which a person plays the bank', async () => {
    const customer = await sandbox.newCustomer();
    const { answer } = await buyByPix(customer, 1);
    const id = answer.body.merchant_order_id;

    expect((await sandbox.call<string>('GET', '/sandbox/pix')).body).toContain(`/sandbox/pix/${id}/confirm`);
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' };
    expect((await sandbox.call('POST', `/sandbox/pix/${id}/confirm`, form)).status).toBe(303);
    expect(await sandbox.ordersOf(customer)).toMatchObject([{ status: 'APPROVED' }]);
  });

  test('knows no session that it has not made', async () => {
    const nowhere = '/sandbox/checkout/sessions/00000000-0000-4000-8000-000000000000';

    expect(await sandbox.call('GET', `${nowhere}/payment`)).toMatchObject({ status: 404 });
    expect(await sandbox.call('GET', '/sandbox/checkout/sessions/x/payment-methods')).toMatchObject({
      status: 400,
    });
  });

  test('tells a browser its address', async () => {
    const { body, headers } = await sandbox.call('GET', '/sandbox/ip', {
      headers: { 'x-forwarded-for': '203.0.113.7', origin: 'http://localhost:3000' },
    });

    expect(body).toEqual({ ip: '203.0.113.7' });
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });
});
