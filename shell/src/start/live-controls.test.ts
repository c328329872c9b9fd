import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from '@site/testing/network';
import { listenForVisitor } from './live-controls';

const links =
  '<ul><li data-toggle="showMenuResults">Resultados</li><li data-toggle="showMenuBuyNow">Comprar</li></ul>';
const menu = `<div role="dialog" aria-label="Menu"><button>Fechar</button>${links}</div>`;
const frame = `<div><button aria-haspopup="dialog">Abrir menu</button><section id="site-cookies"><button>OK</button></section><main tabindex="-1"><form><input name="search" /><button>Filtrar</button></form></main></div>`;
const hour = 3_600_000;
const features = [
  { name: 'showMenuResults', status: true },
  { name: 'showMenuBuyNow', status: false },
];

listenForVisitor(document);

function open(answers: Parameters<typeof fakeNetwork>[0] = {}) {
  document.body.innerHTML = `<div data-prerendered>${frame}<template id="site-menu">${menu}</template></div>`;
  const network = fakeNetwork(answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation(network.fetch);
  return network;
}

const button = (name: string) => screen.getByText(name);
const isShown = (label: string) => !screen.getByText(label).hidden;
const page = () => document.querySelector<HTMLElement>('[data-prerendered] > div');

afterEach(() => jest.restoreAllMocks());

test("'OK' keeps the consent, takes the banner away, and leaves the focus on the page", () => {
  open();
  document.documentElement.dataset['cookies'] = 'asked';
  fireEvent.click(button('OK'));

  expect(localStorage.getItem('cookieConsent')).toBe('true');
  expect(document.documentElement.dataset['cookies']).toBeUndefined();
  expect(document.querySelector('main')).toHaveFocus();
});

test('a browser that keeps nothing takes the banner away all the same', () => {
  open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  document.documentElement.dataset['cookies'] = 'asked';
  fireEvent.click(button('OK'));

  expect(document.documentElement.dataset['cookies']).toBeUndefined();
});

test('the menu opens over the page with the links that were on, and closes', () => {
  localStorage.setItem('featureToggles', JSON.stringify({ expiresAt: Date.now() + hour, data: features }));
  const network = open();
  fireEvent.click(button('Abrir menu'));

  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  expect(page()?.inert).toBe(true);
  expect(button('Fechar')).toHaveFocus();
  expect([isShown('Resultados'), isShown('Comprar')]).toEqual([true, false]);
  expect(network.requests).toEqual([]);

  fireEvent.click(button('Fechar'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page()?.inert).toBe(false);
  expect(button('Abrir menu')).toHaveFocus();
});

test('asks the server which links are on where nobody knows, and Esc closes the menu', async () => {
  const network = open({ 'GET /api/features': { data: features } });
  fireEvent.click(button('Abrir menu'));
  expect([isShown('Resultados'), isShown('Comprar')]).toEqual([false, false]);

  await waitFor(() => expect(isShown('Resultados')).toBe(true));
  expect(isShown('Comprar')).toBe(false);
  expect(network.requests).toMatchObject([{ credentials: 'omit' }]);
  fireEvent.keyDown(button('Fechar'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [
    'an old response',
    JSON.stringify({ expiresAt: Date.now() - 1, data: features }),
    'network-error' as const,
  ],
  ['garbage', 'garbage', { data: 'garbage' }],
])('%s in the storage and no response of the server show no link', async (_case, kept, answer) => {
  localStorage.setItem('featureToggles', kept);
  const network = open({ 'GET /api/features': answer });
  fireEvent.click(button('Abrir menu'));

  await waitFor(() => expect(network.requests).toHaveLength(1));
  expect(isShown('Resultados')).toBe(false);
});

test('a form is not sent, and its button is pressed again once the site is there', () => {
  open();
  fireEvent.click(button('Filtrar'));

  expect(button('Filtrar').dataset['pressed']).toBe('');
  const form = document.querySelector('form');
  expect(form && fireEvent.submit(form)).toBe(false);
});
