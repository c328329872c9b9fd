import type { OwnRoutes } from './own-routes';
import { addressOf, pathTo, routeEntries, routes } from './routes';

test.each([
  [pathTo('home'), '/'],
  [pathTo('cart'), '/carrinho'],
  [pathTo('cart', { step: 2 }), '/carrinho/2'],
  [pathTo('orders', { section: 'compras' }), '/meus-pedidos/compras'],
  [pathTo('campaignTitles', { titulo: 'RM10' }), '/meus-titulos/RM10'],
  [
    pathTo('titleDetail', { titulo: 'RM10', number: '0100100000123', type: 'digital' }),
    '/meus-titulos/RM10/detalhes/0100100000123/digital',
  ],
  [pathTo('campaignTitles', { titulo: 'a/b c' }), '/meus-titulos/a%2Fb%20c'],
])('builds the address %s', (built, expected) => {
  expect(built).toBe(expected);
});

test('builds the address of a page of a remote itself, whose parameters the compiler knows', () => {
  const routes = { level: { path: '/clube/:nivel/:aba?', title: 'Nível' } } as const satisfies OwnRoutes;
  // @ts-expect-error -- this page needs its level
  const withoutLevel = () => addressOf(routes.level.path);

  expect(addressOf(routes.level.path, { nivel: 'a/b' })).toBe('/clube/a%2Fb');
  expect(addressOf(routes.level.path, { nivel: 3, aba: 'extrato' })).toBe('/clube/3/extrato');
  expect(withoutLevel()).toBe('/clube/undefined');
});

test('leads to the home page where the table has no such page', () => {
  expect(pathTo('club' as 'login')).toBe('/');
});

test('guards the pages of the protected group and no other', () => {
  const guarded = routeEntries.filter(([, route]) => route.guarded).map(([, route]) => route.path);

  expect(guarded).toEqual([
    '/perfil',
    '/perfil/meus-dados',
    '/perfil/senha',
    '/perfil/email',
    '/perfil/validacao-codigo',
    '/perfil/alterar-senha',
    '/carrinho/:step?',
    '/compra',
    '/cadastro-titulo/:step?',
    '/meus-pedidos/:section',
    '/meus-titulos',
    '/meus-titulos/:titulo',
    '/meus-titulos/:titulo/detalhes/:number/:type',
  ]);
});

test('has no two pages at one address', () => {
  const paths = routeEntries.map(([, route]) => route.path.toLowerCase());

  expect(new Set(paths).size).toBe(paths.length);
});

test('is known to the compiler letter for letter', () => {
  // @ts-expect-error -- this page needs its section
  const withoutSection = () => pathTo('orders');
  const owner: 'mfe-account' = routes.login.owner;

  expect(withoutSection()).toBe('/meus-pedidos/undefined');
  expect(owner).toBe('mfe-account');
});
