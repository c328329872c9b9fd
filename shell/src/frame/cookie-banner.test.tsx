import { act, screen } from '@testing-library/react';
import { cartSlice } from '@site/cart/cart';
import { renderRoutes } from '@site/testing/render-routes';
import { cookieConsent } from './cookie-banner.storage';
import { Frame } from './frame';

const site = [
  {
    element: <Frame />,
    children: [
      {
        path: '*',
        element: (
          <>
            <h1 tabIndex={-1}>Login</h1>
            <button type="button">Entrar</button>
          </>
        ),
      },
    ],
  },
];
const openSite = () => renderRoutes(site, { slices: [cartSlice] });
const ok = () => screen.getByText('OK').closest('button') as HTMLButtonElement;
const enter = () => screen.getByText('Entrar');
const banner = () => screen.queryByLabelText('Cookies');

// What a full storage leaves behind is the tab's memory, which outlives a test.
afterEach(() => cookieConsent.remove());

test('asks a new visitor and leads to the privacy policy', async () => {
  const { user, address } = openSite();
  expect(screen.getByRole('region', { name: 'Cookies' })).toBe(banner());
  expect(screen.getByRole('button', { name: 'OK' })).toBe(ok());
  expect(banner()).toHaveTextContent(
    'Usamos cookies para manter você conectado e melhorar o site. Veja a política de privacidade.',
  );
  await user.click(screen.getByRole('link', { name: 'política de privacidade' }));
  expect(address()).toBe('/politica-de-privacidade');
});

test('OK keeps the consent and asks no more', async () => {
  const { user, unmount } = openSite();
  await user.click(ok());
  expect(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem('cookieConsent')).toBe('true');

  unmount();
  openSite();
  expect(banner()).not.toBeInTheDocument();
});

test.each(['false', '1', ''])('a stored %j is not a consent', (stored) => {
  localStorage.setItem('cookieConsent', stored);
  openSite();
  expect(banner()).toBeInTheDocument();
});

test('what stands at the lower edge knows the height of the banner from the first drawing on', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
  openSite();
  expect(document.documentElement.style.getPropertyValue('--cookie-banner-height')).toBe('96px');
});

const agreeElsewhere = () =>
  act(() => {
    localStorage.setItem('cookieConsent', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
  });

test('a consent in another tab is enough', () => {
  openSite();
  agreeElsewhere();
  expect(banner()).not.toBeInTheDocument();
});

test('where the storage is full the consent lasts as long as the tab', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = openSite();
  await user.click(ok());
  expect(banner()).not.toBeInTheDocument();
});

test('it is the second stop of the keyboard, before the header', async () => {
  const { user } = openSite();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'política de privacidade' })).toHaveFocus();
  await user.tab();
  expect(ok()).toHaveFocus();
});

test('OK gives the focus back to where the customer was', async () => {
  const { user } = openSite();
  await user.click(enter());
  await user.click(ok());
  expect(enter()).toHaveFocus();
});

test('OK hands the focus on to the heading of the page where the customer was nowhere else', async () => {
  const { user } = openSite();
  await user.click(ok());
  expect(screen.getByText('Login')).toHaveFocus();
});

test('a consent in another tab hands the focus on that was in the banner here', () => {
  openSite();
  act(() => ok().focus());
  agreeElsewhere();
  expect(screen.getByText('Login')).toHaveFocus();
});

test('it traps nobody: the page stays in reach of pointer and keyboard', async () => {
  const { user } = openSite();
  ok().focus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(banner()).not.toContainElement(document.activeElement as HTMLElement);
  await user.click(enter());
  expect(enter()).toHaveFocus();
});
