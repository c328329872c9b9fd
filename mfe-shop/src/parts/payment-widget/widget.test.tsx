import { type ComponentProps, StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { ConfigContext, configSchema } from '@site/platform/config';
import { fakeYuno } from './fake-yuno';
import { PaymentWidget } from './payment-widget';

const script = 'https://pay.example/v1.10/main.js';
const config = parse(configSchema, { paymentScriptUrl: script, paymentPublicKey: 'public-key' });
const token = { type: 'CARD', card_data: { type: 'CREDIT' } };

let vendor: ReturnType<typeof fakeYuno>;
let told: string[];
let tokens: string[];
let answer: { continue: boolean };

function element(props: Partial<ComponentProps<typeof PaymentWidget>> = {}) {
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <PaymentWidget
          session="S1"
          isPaid={false}
          onToken={async (text, method) => {
            tokens.push(`${text} ${method}`);
            return answer;
          }}
          onOutcome={(outcome) => told.push(outcome)}
          onBroken={() => told.push('broken')}
          {...props}
        />
      </ConfigContext>
    </StrictMode>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const select = (type: string) =>
  act(async () => vendor.shop().yunoPaymentMethodSelected({ type, name: type }));
const give = (text: string, info = token) => act(async () => vendor.shop().yunoCreatePayment(text, info));
async function open(props?: Partial<ComponentProps<typeof PaymentWidget>>) {
  const view = render(element(props));
  await pass(0);
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  vendor = fakeYuno();
  told = [];
  tokens = [];
  answer = { continue: true };
  Object.assign(window, { Yuno: vendor.sdk });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'Yuno');
  Reflect.deleteProperty(window, Symbol.for('site.payment-sdk'));
});

test('opens one checkout under StrictMode, for Brazil, in Portuguese, without saving cards', async () => {
  await open();
  expect(vendor.count('mountCheckout')).toBe(1);
  expect(vendor.shop()).toMatchObject({
    checkoutSession: 'S1',
    countryCode: 'BR',
    language: 'pt',
    card: { cardSaveEnable: false },
  });
  expect(screen.getByText('Como você quer pagar?')).toBeVisible();
});

test('starts the payment half a second after a method is selected, once', async () => {
  await open();
  await select('CARD');
  await pass(499);
  expect(vendor.count('startPayment')).toBe(0);
  await pass(1);
  await pass(5000);
  expect(vendor.count('startPayment')).toBe(1);
});

test('starts only the last of two methods selected within half a second', async () => {
  await open();
  await select('PIX');
  await pass(400);
  await select('CARD');
  await pass(499);
  expect(vendor.count('startPayment')).toBe(0);
  await pass(1);
  expect(vendor.count('startPayment')).toBe(1);
});

test('starts again when another method is selected later', async () => {
  await open();
  await select('PIX');
  await pass(500);
  await select('CARD');
  await pass(500);
  expect(vendor.count('startPayment')).toBe(2);
});

test('does not start a payment on a page that was left', async () => {
  const { unmount } = await open();
  await select('CARD');
  unmount();
  await pass(1000);
  expect(vendor.count('startPayment')).toBe(0);
});

test('makes the payment of a token and goes on', async () => {
  await open();
  await give('T1', { type: 'CARD', card_data: { type: 'DEBIT' } });
  await give('T2', { type: 'PIX' } as typeof token);
  expect(tokens).toEqual(['T1 debit', 'T2 pix']);
  expect(vendor.count('continuePayment')).toBe(2);
});

test('takes a token that comes twice once, also after the first is through', async () => {
  await open();
  const { yunoCreatePayment } = vendor.shop();
  await act(async () => {
    await Promise.all([yunoCreatePayment('T1', token), yunoCreatePayment('T1', token)]);
  });
  await give('T1');
  expect(tokens).toEqual(['T1 credit']);
  expect(vendor.count('continuePayment')).toBe(1);
});

test('takes no second token while a payment is made', async () => {
  let done: (value: { continue: boolean }) => void = () => undefined;
  await open({ onToken: async (text) => new Promise((settle) => tokens.push(text) && (done = settle)) });
  const first = vendor.shop().yunoCreatePayment('T1', token);
  await give('T2');
  expect(tokens).toEqual(['T1']);
  await select('PIX');
  await pass(600);
  expect(vendor.count('startPayment')).toBe(0);
  done({ continue: false });
  await act(async () => first);
});

test('does not go on with a payment that was not made', async () => {
  answer = { continue: false };
  await open();
  await give('T1');
  expect(vendor.count('continuePayment')).toBe(0);
});

test.each(['CANCELED_BY_USER', 'CANCELLED_BY_USER'])(
  'accepts %s as an error and as a result',
  async (word) => {
    await open();
    act(() => vendor.shop().yunoError(word, { cause: 'USER_CANCEL_ON_PROVIDER' }));
    act(() => vendor.shop().yunoPaymentResult('PENDING', word));
    expect(told).toEqual(['cancelled', 'cancelled']);
  },
);

test('tells how a payment ended', async () => {
  await open();
  act(() => vendor.shop().yunoPaymentResult('SUCCEEDED'));
  act(() => vendor.shop().yunoError('INTERNAL'));
  expect(told).toEqual(['succeeded', 'error']);
});

test('drops what the provider says after the page was left, and unmounts it', async () => {
  const { unmount } = await open();
  const shop = vendor.shop();
  unmount();
  await pass(0);
  shop.yunoPaymentResult('SUCCEEDED');
  shop.yunoError('INTERNAL');
  shop.yunoPaymentMethodSelected({ type: 'PIX', name: 'Pix' });
  await shop.yunoCreatePayment('T1', token);
  await pass(1000);
  expect(told).toEqual([]);
  expect(tokens).toEqual([]);
  expect(vendor.count('startPayment')).toBe(0);
  expect(vendor.calls.filter((call) => call === 'unmountSdk').length).toBeGreaterThan(0);
});

test('drops what the checkout of an earlier session says', async () => {
  const { rerender } = await open();
  const earlier = vendor.shop();
  rerender(element({ session: 'S2' }));
  await pass(0);
  earlier.yunoPaymentResult('DECLINED');
  await earlier.yunoCreatePayment('T1', token);
  expect(told).toEqual([]);
  expect(tokens).toEqual([]);
  expect(vendor.shop().checkoutSession).toBe('S2');
  expect(screen.getAllByText('Como você quer pagar?')).toHaveLength(1);
});

test('a page that is left while the provider initialises gets no checkout', async () => {
  vendor.hold('initialize');
  const { unmount } = await open();
  unmount();
  vendor.release('initialize');
  await pass(0);
  expect(vendor.count('startCheckout')).toBe(0);
});

test('a page that is left while the checkout mounts leaves nothing behind', async () => {
  vendor.hold('mountCheckout');
  const { unmount } = await open();
  unmount();
  await pass(0);
  const before = vendor.count('unmountSdk');
  vendor.release('mountCheckout');
  await pass(0);
  expect(vendor.count('unmountSdk')).toBe(before + 1);
});

const begins: [string, 'continuePayment' | 'startPayment', () => void][] = [
  ['the next step of a payment', 'continuePayment', () => void vendor.shop().yunoCreatePayment('T1', token)],
  [
    'a payment that starts',
    'startPayment',
    () => vendor.shop().yunoPaymentMethodSelected({ type: 'PIX', name: 'Pix' }),
  ],
];

test.each(begins)(
  'a page that is left before %s is drawn is not covered by it',
  async (_case, step, begin) => {
    const { unmount } = await open();
    vendor.hold(step);
    begin();
    await pass(500);
    unmount();
    await pass(0);
    document.body.append(Object.assign(document.createElement('div'), { className: 'yuno-modal' }));
    vendor.release(step);
    await pass(0);
    expect(document.querySelector('.yuno-modal')).toBeNull();
  },
);

test('a version that cannot be unmounted leaves no modal behind', async () => {
  vendor = fakeYuno({ withoutUnmount: true });
  Object.assign(window, { Yuno: vendor.sdk });
  const { unmount } = await open();
  document.body.append(Object.assign(document.createElement('div'), { className: 'yuno-modal' }));
  unmount();
  await pass(0);
  expect(document.querySelector('.yuno-modal')).toBeNull();
});

test('shows the next step of a payment that was made before, instead of the methods', async () => {
  await open({ isPaid: true });
  expect(vendor.count('continuePayment')).toBe(1);
  expect(screen.getByText('Como você quer pagar?')).not.toBeVisible();
});

test('stays open when the payment is made', async () => {
  const { rerender } = await open();
  rerender(element({ isPaid: true }));
  await pass(0);
  expect(vendor.count('mountCheckout')).toBe(1);
});

test('a method that is chosen before everything is mounted starts when it is, once', async () => {
  vendor.hold('mountCheckout');
  await open();
  await select('PIX');
  await pass(600);
  expect(vendor.count('startPayment')).toBe(0);
  vendor.release('mountCheckout');
  await pass(600);
  expect(vendor.count('startPayment')).toBe(1);
});

test('says that a script is blocked, and the next one loads it again', async () => {
  Reflect.deleteProperty(window, 'Yuno');
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = await open();
  const tag = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src === script);
  act(() => void tag()[0]?.dispatchEvent(new Event('error')));
  await pass(0);
  expect(told).toEqual(['broken']);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('cannot be loaded'));
  rerender(<div key="again">{element()}</div>);
  Object.assign(window, { Yuno: vendor.sdk });
  act(() => void window.dispatchEvent(new Event('yuno-sdk-ready')));
  await pass(0);
  expect(screen.getByText('Como você quer pagar?')).toBeVisible();
  said.mockRestore();
});

test('says that a provider which refuses cannot be opened', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, { Yuno: { initialize: () => Promise.reject(new Error('key')) } });
  await open();
  expect(told).toEqual(['broken']);
  said.mockRestore();
});
