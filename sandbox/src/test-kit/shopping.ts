import type { SandboxClient, TestCustomer } from '#testing/sandbox-client.ts';

/** The response of a pay call. */
export interface Paid {
  merchant_order_id: string;
  status: string;
  message?: string;
}

/** Shops in the sandbox as the site would: checkout, one-time token, payment. */
export function shopping(sandbox: SandboxClient) {
  const checkout = async ({ token }: TestCustomer, amount: number) => {
    const body = { amount, callbackUrl: 'http://localhost:3000/carrinho/3' };
    const answer = await sandbox.call<{ checkout_session: string; customer_id: string }>(
      'POST',
      '/api/payments/checkout',
      { token, body },
    );
    return answer.body;
  };

  const cardToken = async (session: string, { number = '4111111111111111', type = 'CREDIT' } = {}) => {
    const card = { number, holder: 'JOHN DOE', expiry: '11/28', cvv: '123', type };
    const answer = await sandbox.call<{ token: string; card_data: { type: string } }>(
      'POST',
      `/sandbox/checkout/sessions/${session}/tokens`,
      { body: { method: 'CARD', card } },
    );
    return answer.body.token;
  };

  const pixToken = async (session: string) =>
    (
      await sandbox.call<{ token: string }>('POST', `/sandbox/checkout/sessions/${session}/tokens`, {
        body: { method: 'PIX' },
      })
    ).body.token;

  const item = (quantity: number, productCode = '01') => ({
    event: '10',
    productCode,
    quantity,
    unitValue: 5,
    totalValue: quantity * 5,
    eventYear: new Date().getUTCFullYear(),
  });

  const payBody = (
    session: { checkout_session: string; customer_id: string },
    cardTokenValue: string,
    quantity: number,
  ) => ({
    amount: quantity * 5,
    description: 'Raspe Mais',
    orderItems: [item(quantity)],
    card_token: cardTokenValue,
    checkout_session: session.checkout_session,
    yuno_customer_id: session.customer_id,
    ip: '203.0.113.7',
    os: 'Linux',
    browser: 'Mozilla/5.0',
    platform: 'Linux x86_64',
  });

  const pay =
    ({ token }: TestCustomer, method: 'credit-card' | 'pix') =>
    (body: unknown, key?: string) =>
      sandbox.call<Paid>('POST', `/api/payments/pay/${method}`, {
        token,
        body,
        headers: key ? { 'x-idempotency-key': key } : {},
      });

  return {
    checkout,
    cardToken,
    pixToken,
    item,
    payBody,
    pay,
    /** Buys titles with a card, from the checkout on. */
    async buyByCard(customer: TestCustomer, quantity: number, card: { number?: string; type?: string } = {}) {
      const session = await checkout(customer, quantity * 5);
      const token = await cardToken(session.checkout_session, card);
      return { session, answer: await pay(customer, 'credit-card')(payBody(session, token, quantity)) };
    },
    /** Begins a PIX purchase, from the checkout on. */
    async buyByPix(customer: TestCustomer, quantity: number) {
      const session = await checkout(customer, quantity * 5);
      const token = await pixToken(session.checkout_session);
      return { session, answer: await pay(customer, 'pix')(payBody(session, token, quantity)) };
    },
  };
}
