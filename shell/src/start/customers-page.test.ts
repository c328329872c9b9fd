import { act, screen } from '@testing-library/react';

/** The document of a guarded address, before the code of the site has come. */
async function open(page: string) {
  document.body.innerHTML = `<div id="app"><div data-prerendered><main><template id="first-page" data-customers>${page}</template><template id="no-code"><p>Verifique sua conexão</p><button>Tentar novamente</button></template></main></div></div>`;
  await jest.isolateModulesAsync(async () => void (await import('./show-prerendered')));
}

const main = () => document.querySelector('main');
const nextPaint = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const tokenUntil = (ms: number) => `e30.${btoa(JSON.stringify({ exp: ms / 1_000 }))}.x`;

afterEach(() => localStorage.clear());

test('shows a page for customers to a customer', async () => {
  localStorage.setItem('token', tokenUntil(Date.now() + 60_000));
  await open('<h1>Meus Títulos</h1>');
  await nextPaint();

  expect(main()?.querySelector('h1')).toHaveTextContent('Meus Títulos');
});

test.each([
  ['nobody', undefined],
  ['a customer whose session is over', tokenUntil(Date.now() - 60_000)],
  ['whoever has no real token', 'a.b.c'],
])('shows a page for customers not to %s, and loads nothing for it', async (_who, token) => {
  if (token) localStorage.setItem('token', token);
  await open('<link rel="stylesheet" href="/titles.css"><h1>Meus Títulos</h1>');
  await nextPaint();

  expect(main()?.querySelector('h1, link')).toBeNull();
});

test('says so in the place of a page for customers, whose contents would never come', async () => {
  localStorage.setItem('token', tokenUntil(Date.now() + 60_000));
  await open('<h1>Meus Títulos</h1>');
  await nextPaint();
  document.dispatchEvent(new Event('DOMContentLoaded'));

  expect(await screen.findByText('Tentar novamente')).toBeVisible();
  expect(main()).toHaveTextContent(/^Verifique sua conexãoTentar novamente$/);
});
