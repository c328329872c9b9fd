/** @jest-environment jest-fixed-jsdom */
import { createCheckout } from './checkout';
import type { CheckoutConfig } from './config';
import type { Payment, ProviderApi, Switches } from './provider-api';

// jsdom has no constructable style sheets; what they look like is not what is tested here.
beforeAll(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
});
beforeEach(() => {
  document.body.innerHTML = '<div id="list"></div><div id="form"></div><div id="action"></div>';
});

const pix = {
  code: '000201',
  qr: '<svg/>',
  amount: 15,
  expires_at: '2999-01-01T00:00:00Z',
  now: '2998-12-31T23:58:00Z',
};

function fakeApi({
  switches = {},
  payments = [],
}: { switches?: Switches; payments?: Partial<Payment>[] } = {}) {
  const left = payments.map((payment) => ({
    sub_status: '',
    callback_url: 'http://shop/',
    pix: null,
    ...payment,
  }));
  return {
    methods: async () => ({
      switches,
      payment_methods: [
        { type: 'CARD', name: 'Cartão' },
        { type: 'PIX', name: 'Pix' },
      ],
    }),
    token: jest.fn(async (_session: string, method: string) => ({ token: `token-${method}`, type: method })),
    payment: async () => (left.length > 1 ? left.shift() : left[0]),
    challenge: jest.fn(async () => undefined),
    redirectUrl: () => 'http://sandbox/redirect',
  } as unknown as ProviderApi & { token: jest.Mock; challenge: jest.Mock };
}

async function open(api: ProviderApi, { line = 'v1.x', inPage = true } = {}) {
  const heard = {
    yunoCreatePayment: jest.fn(),
    yunoPaymentMethodSelected: jest.fn(),
    yunoPaymentResult: jest.fn(),
    yunoError: jest.fn(),
    onLoading: jest.fn(),
  };
  const config: CheckoutConfig = {
    checkoutSession: 'session',
    elementSelector: '#list',
    countryCode: 'BR',
    language: 'pt',
    ...(inPage && {
      renderMode: { type: 'element', elementSelector: { apmForm: '#form', actionForm: '#action' } },
    }),
    ...heard,
  };
  const checkout = createCheckout(api, line);
  await checkout.startCheckout(config);
  await checkout.mountCheckout();
  return { checkout, heard };
}

const choose = (label: string) => {
  const radio = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  radio?.querySelector('input')?.click();
};
const press = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
const type = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="yuno-${name}"]`);
  if (input) input.value = value;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('lists card and Pix, tells the choice, and asks for one before it starts', async () => {
  const { checkout, heard } = await open(fakeApi());

  await checkout.startPayment();
  expect(document.querySelector<HTMLElement>('[role=alert]')?.hidden).toBe(false);

  choose('Pix');
  expect(heard.yunoPaymentMethodSelected).toHaveBeenCalledWith({ type: 'PIX', name: 'Pix' });
});

test('replaces the list when it is mounted twice', async () => {
  const { checkout } = await open(fakeApi());
  await checkout.mountCheckout();

  expect(document.querySelectorAll('fieldset')).toHaveLength(1);
});

test.each<[string, Partial<CheckoutConfig>]>([
  ['CHECKOUT_SESSION_REQUIRED', { checkoutSession: '' }],
  ['COUNTRY_CODE_REQUIRED', { countryCode: '' }],
  ['ELEMENT_NOT_FOUND', { elementSelector: '#nowhere' }],
])('does not start without what it needs: %s', async (message, missing) => {
  const config = { checkoutSession: 'session', countryCode: 'BR', elementSelector: '#list', ...missing };

  await expect(createCheckout(fakeApi(), 'v1.x').startCheckout(config)).rejects.toThrow(message);
});

test.each([true, false])('makes a card token from the form; in the page: %s', async (inPage) => {
  const api = fakeApi();
  const { checkout, heard } = await open(api, { inPage });
  choose('Cartão');
  await checkout.startPayment();

  type('number', '4111 1111 1111 1111');
  type('holder', 'JOHN DOE');
  type('expiry', '1128');
  type('cvv', '123');
  press('Pagar');
  press('Pagar');
  await settled();

  const card = {
    number: '4111 1111 1111 1111',
    holder: 'JOHN DOE',
    expiry: '11/28',
    cvv: '123',
    type: 'CREDIT',
  };
  expect(api.token.mock.calls).toEqual([['session', 'CARD', card]]);
  expect(heard.yunoCreatePayment.mock.calls).toEqual([['token-CARD', { token: 'token-CARD', type: 'CARD' }]]);
});

test('shows why a token was refused, and lets the customer try again', async () => {
  const api = fakeApi();
  api.token.mockRejectedValueOnce(new Error('Número de cartão inválido.'));
  const { checkout, heard } = await open(api);
  choose('Cartão');
  await checkout.startPayment();

  press('Pagar');
  await settled();
  expect(document.querySelector('#form [role=alert]')?.textContent).toBe('Número de cartão inválido.');
  press('Pagar');
  await settled();
  expect(heard.yunoCreatePayment).toHaveBeenCalledTimes(1);
});

test('shows the Pix code and its time, and leaves when the bank has confirmed', async () => {
  jest.useFakeTimers();
  const api = fakeApi({
    payments: [
      { status: 'READY_TO_PAY', pix },
      { status: 'SUCCEEDED', sub_status: 'APPROVED' },
    ],
  });
  const { checkout, heard } = await open(api);
  choose('Pix');
  await checkout.startPayment();
  expect(heard.yunoCreatePayment).toHaveBeenCalledTimes(1);

  expect(await checkout.continuePayment()).toBeNull();
  expect(document.querySelector('#action textarea')).toHaveProperty('value', '000201');
  expect(document.querySelector('#action [role=timer]')?.textContent).toMatch(/^Expira em \d+:\d\d$/);

  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect(heard.yunoPaymentResult.mock.calls).toEqual([['SUCCEEDED', 'APPROVED']]);
  expect(document.querySelector('#action')?.children).toHaveLength(0);
});

test('asks the bank for a 3DS card and reports the outcome', async () => {
  const api = fakeApi({
    payments: [
      { status: 'PENDING', sub_status: 'WAITING_ADDITIONAL_STEP' },
      { status: 'DECLINED', sub_status: 'DECLINED' },
    ],
  });
  const { checkout, heard } = await open(api);
  await checkout.continuePayment();

  press('Recusar');
  await settled();

  expect(api.challenge).toHaveBeenCalledWith('session', false);
  expect(heard.yunoPaymentResult).toHaveBeenCalledWith('DECLINED', 'DECLINED');
});

test('hands out the address of a redirect', async () => {
  const { checkout } = await open(
    fakeApi({ payments: [{ status: 'PENDING', sub_status: 'WAITING_REDIRECT' }] }),
  );

  expect(await checkout.continuePayment()).toEqual({
    action: 'REDIRECT_URL',
    type: 'CARD',
    redirect: { init_url: 'http://sandbox/redirect', success_url: 'http://shop/', error_url: 'http://shop/' },
  });
});

test.each([
  ['v1.x', undefined, 'yunoError', 'CANCELED_BY_USER'],
  ['v1.5', undefined, 'yunoError', 'CANCELED_BY_USER'],
  ['v1.10', undefined, 'yunoPaymentResult', 'CANCELLED_BY_USER'],
  ['v1.x', 'error:CANCELLED_BY_USER', 'yunoError', 'CANCELLED_BY_USER'],
  ['v1.x', 'result:CANCELED_BY_USER', 'yunoPaymentResult', 'CANCELED_BY_USER'],
] as const)('reports cancelling: %s, switch %s', async (line, cancel, channel, word) => {
  const { checkout, heard } = await open(fakeApi({ switches: { cancel } }), { line });
  choose('Cartão');
  await checkout.startPayment();

  press('Cancelar');

  const other = channel === 'yunoError' ? 'yunoPaymentResult' : 'yunoError';
  expect(heard[channel].mock.calls.flat()).toContain(word);
  expect(heard[other]).not.toHaveBeenCalled();
  expect(document.querySelector('#form')?.children).toHaveLength(0);
});

test('sends the token twice when a switch says so', async () => {
  const { checkout, heard } = await open(fakeApi({ switches: { token: 'twice' } }));
  choose('Pix');
  await checkout.startPayment();

  expect(heard.yunoCreatePayment).toHaveBeenCalledTimes(2);
});

test.each([
  [undefined, 0],
  [true, 1],
])(
  'drops callbacks after it was unmounted, unless a switch lets them through: %s',
  async (afterUnmount, calls) => {
    const { checkout, heard } = await open(fakeApi({ switches: { afterUnmount } }));
    choose('Pix');

    const started = checkout.startPayment();
    await checkout.unmountSdk();
    await started;

    expect(heard.yunoCreatePayment).toHaveBeenCalledTimes(calls);
    expect(document.querySelector('#list')?.children).toHaveLength(0);
  },
);

test('takes the newer callback names too', async () => {
  const selected = jest.fn();
  const checkout = createCheckout(fakeApi(), 'v1.10');
  await checkout.startCheckout({
    checkoutSession: 'session',
    countryCode: 'BR',
    elementSelector: '#list',
    paymentMethodSelected: selected,
  });
  await checkout.mountCheckout();
  choose('Cartão');

  expect(selected).toHaveBeenCalledWith({ type: 'CARD', name: 'Cartão' });
});
