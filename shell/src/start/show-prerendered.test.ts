import { act, screen } from '@testing-library/react';

/** The document as `delivery` composes it, before the code of the site has come. */
async function open(page: string) {
  document.body.innerHTML = `<div id="app"><div data-prerendered><div><button aria-haspopup="dialog">Abrir menu</button><input /><main><template id="site-page-only"><p>Você pode ler esta página</p><button>Tentar novamente</button></template><template id="first-page">${page}</template><template id="no-code"><p>Verifique sua conexão</p><button>Tentar novamente</button></template></main></div></div></div>`;
  await jest.isolateModulesAsync(async () => void (await import('./show-prerendered')));
}

const main = () => document.querySelector('main');
const style = () => document.querySelector<HTMLLinkElement>('main > link');

const end = (link: HTMLLinkElement | null, event: string) =>
  act(async () => {
    link?.dispatchEvent(new Event(event));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

afterEach(() => {
  delete document.documentElement.dataset['cookies'];
  globalThis.siteFederationRuntime = undefined;
});

test('shows the page once its stylesheet is there', async () => {
  await open('<link rel="stylesheet" href="/home.css"><h1>Início</h1>');
  expect(main()?.querySelector('h1')).toBeNull();

  await end(style(), 'load');

  expect(main()?.querySelector('h1')).toHaveTextContent('Início');
  expect(style()).toBeInTheDocument();
});

test('shows the page with the frame where its stylesheet has come before the script', async () => {
  const has = jest.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
  await open('<link rel="stylesheet" href="/home.css"><h1>Início</h1>');
  has.mockRestore();

  expect(main()?.querySelector('h1')).toHaveTextContent('Início');
});

test('shows no page without its looks', async () => {
  await open('<link rel="stylesheet" href="/home.css"><h1>Início</h1>');

  await end(style(), 'error');

  expect(main()?.querySelector('h1')).toBeNull();
});

test('leaves alone what the site has drawn in the meantime', async () => {
  await open('<link rel="stylesheet" href="/home.css"><h1>Início</h1>');
  const late = style();
  document.querySelector('#app')?.replaceChildren('drawn by the site');

  await end(late, 'load');

  expect(document.querySelector('#app')).toHaveTextContent(/^drawn by the site$/);
});

test('resolves once the page has been painted', async () => {
  await open('<h1>Início</h1>');
  await globalThis.sitePageShown;

  expect(main()?.querySelector('h1')).toHaveTextContent('Início');
});

test.each([
  ['true', undefined],
  [null, 'asked'],
  ['maybe', 'asked'],
])('with the consent %s the cookie banner is marked as %s', async (consent, mark) => {
  if (consent) localStorage.setItem('cookieConsent', consent);
  await open('');

  expect(document.documentElement.dataset['cookies']).toBe(mark);
});

async function codeDoesNotCome() {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await screen.findByText('Tentar novamente');
}

const buttons = () =>
  [...document.querySelectorAll('button')].map(({ textContent, disabled }) => [textContent, disabled]);

test('when the code of the shell does not come, says above the page what does not work', async () => {
  await open('<h1>Início</h1><button>Filtrar</button>');
  await end(null, 'load');
  await codeDoesNotCome();

  expect(main()).toHaveTextContent(/^Você pode ler esta páginaTentar novamenteInícioFiltrar$/);
  expect(document.documentElement.dataset['cookies']).toBeUndefined();
  expect(document.querySelector('input')).toBeDisabled();
  expect(buttons()).toEqual([
    ['Abrir menu', false],
    ['Tentar novamente', false],
    ['Filtrar', true],
  ]);
});

test('says so above a page whose stylesheet is still on its way', async () => {
  await open('<link rel="stylesheet" href="/home.css"><button>Filtrar</button>');
  await codeDoesNotCome();
  await end(style(), 'load');

  expect(main()).toHaveTextContent(/^Você pode ler esta páginaTentar novamenteFiltrar$/);
  expect(buttons().at(-1)).toEqual(['Filtrar', true]);
});

test('says so in the place of a page that has no markup', async () => {
  await open('');
  await end(null, 'load');
  await codeDoesNotCome();

  expect(main()).toHaveTextContent(/^Verifique sua conexãoTentar novamente$/);
  expect(buttons()).toEqual([
    ['Abrir menu', false],
    ['Tentar novamente', false],
  ]);
});

test('says nothing while the page is being left, whose code may have been cut off', async () => {
  await open('');
  jest.useFakeTimers();
  window.dispatchEvent(new Event('beforeunload'));
  document.dispatchEvent(new Event('DOMContentLoaded'));

  await jest.advanceTimersByTimeAsync(14_000);
  expect(main()).toHaveTextContent(/^$/);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(main()).toHaveTextContent(/^Verifique sua conexãoTentar novamente$/);
  jest.useRealTimers();
});

test('says nothing where the code has come', async () => {
  await open('');
  globalThis.siteFederationRuntime = {};
  document.dispatchEvent(new Event('DOMContentLoaded'));

  expect(main()).toHaveTextContent(/^$/);
  expect(document.querySelector('input')).toBeEnabled();
});
