import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createScrollMemory } from './scroll-memory';
import { ScrollPlace } from './scroll-place';

/** What jsdom lacks: a page with a height, of which only a part is in the window. */
const view = { top: 0, pageHeight: 800 };
let growthHeard: () => void = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(view, { top: 0, pageHeight: 800 });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => view.top });
  jest.spyOn(window, 'scrollTo').mockImplementation((to) => {
    view.top = Math.min((to as ScrollToOptions).top ?? 0, view.pageHeight - 800);
  });
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      growthHeard = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      growthHeard = () => undefined;
    }
  };
});

function grow(pageHeight: number) {
  view.pageHeight = pageHeight;
  act(() => growthHeard());
}

/** A document of the tab: it ends when the next one begins. */
function openDocument(at: string) {
  const memory = createScrollMemory();
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <ScrollPlace memory={memory} />
          </>
        ),
        children: [{ path: '*', element: <button type="button">Ver mais</button> }],
      },
    ],
    { initialEntries: [at] },
  );
  memory.follow(router);
  render(<RouterProvider router={router} />);
  const go = (to: string) => act(() => router.navigate(to));
  return { go, back: () => act(() => router.navigate(-1)), router };
}

test('a new path begins at its top', async () => {
  view.pageHeight = 3000;
  const { go } = openDocument('/meus-titulos');
  view.top = 1700;

  await go('/resultado');

  expect(view.top).toBe(0);
});

test.each(['/meus-titulos', '/meus-pedidos/compras'])(
  'Back to %s waits for the list that makes the page long enough',
  async (path) => {
    view.pageHeight = 3000;
    const { go, back } = openDocument(path);
    view.top = 1700;
    await go('/resultado');

    view.pageHeight = 900;
    await back();
    expect(view.top).toBe(100);
    grow(3000);

    expect(view.top).toBe(1700);
  },
);

test.each(['/meus-titulos', '/compra'])('a reload of %s comes back to the place', async (path) => {
  view.pageHeight = 3000;
  openDocument(path);
  view.top = 1700;
  window.dispatchEvent(new Event('pagehide'));

  Object.assign(view, { top: 0, pageHeight: 900 });
  openDocument(path);
  grow(3000);

  expect(view.top).toBe(1700);
});

test('a reload before the list has come does not forget the place', async () => {
  view.pageHeight = 3000;
  openDocument('/meus-titulos');
  view.top = 1700;
  window.dispatchEvent(new Event('pagehide'));

  Object.assign(view, { top: 0, pageHeight: 900 });
  const { go, back } = openDocument('/meus-titulos');
  await go('/resultado');
  view.pageHeight = 3000;
  await back();

  expect(view.top).toBe(1700);
});

test('a customer who does something meanwhile is left where they are', async () => {
  view.pageHeight = 3000;
  const { go, back } = openDocument('/meus-titulos');
  view.top = 1700;
  await go('/resultado');
  view.pageHeight = 900;
  await back();

  await userEvent.click(screen.getByRole('button', { name: 'Ver mais' }));
  grow(3000);

  expect(view.top).toBe(100);
});

test.each(['/termos-de-uso#premios', '/termos-de-uso#pr%C3%AAmios'])(
  'a visit of %s goes to the section that comes late',
  (address) => {
    openDocument(address);
    expect(view.top).toBe(0);

    const section = document.createElement('section');
    section.id = decodeURIComponent(address.split('#')[1] ?? '');
    section.scrollIntoView = () => void (view.top = 1200);
    document.body.append(section);
    grow(3000);

    expect(view.top).toBe(1200);
    section.remove();
  },
);

test('a change of the query moves nothing, and does not hide the place from Back and reload', async () => {
  view.pageHeight = 3000;
  const { go, back } = openDocument('/meus-titulos');
  view.top = 1700;
  await go('/meus-titulos?ano=2025');
  expect(view.top).toBe(1700);

  await go('/resultado');
  await back();

  expect(view.top).toBe(1700);
});

test('a customer who has read on before the page was live stays there', () => {
  view.pageHeight = 3000;
  view.top = 300;

  openDocument('/termos-de-uso');

  expect(view.top).toBe(300);
});

test('a visit that begins at its top does not ask where it is, which would cost a layout', () => {
  const asked = jest.fn(() => view.top);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: asked });

  openDocument('/termos-de-uso');

  expect(asked).not.toHaveBeenCalled();
});

test.each(['-1', '"x"', 'null', '[["default /meus-titulos",-5]]', '{"default /meus-titulos":"x"}'])(
  'garbage in the storage leaves a page at its top: %s',
  async (garbage) => {
    sessionStorage.setItem('scrollPlaces', garbage);
    view.pageHeight = 3000;
    const { go } = openDocument('/meus-titulos');

    expect(view.top).toBe(0);
    await go('/resultado');
    expect(view.top).toBe(0);
  },
);
