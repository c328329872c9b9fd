import { render, screen } from '@testing-library/react';
import { loadOwnRemotes } from './load-own-remotes';

const address = 'http://localhost:3102/mf-manifest.json';
const asking = { search: `?override=mfe-shop@${encodeURIComponent(address)}` };
const registry = {
  remotes: [{ name: 'mfe-shop', version: '1.0.0', entry: '/mfe-shop/1.0.0/mf-manifest.json' }],
};

test('who names a remote of their own in the address has it, and reads so on every page', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  const own = await loadOwnRemotes({ allowOverrides: true }, asking);
  render(own?.badge);

  expect(screen.getByRole('complementary', { name: 'Modo de desenvolvimento' })).toHaveTextContent(
    `mfe-shop vem de ${address}`,
  );
  expect((await own?.into(registry))?.remotes).toEqual([
    { name: 'mfe-shop', version: 'override', entry: address, routes: undefined },
  ]);
});

test('who has named one before has it still', async () => {
  localStorage.setItem('remoteOverrides', JSON.stringify({ 'mfe-shop': address }));
  render((await loadOwnRemotes({ allowOverrides: true }, { search: '' }))?.badge);

  expect(screen.getByText(`mfe-shop vem de ${address}`)).toBeVisible();
});

test('who has none loads nothing, nor does anybody where the installation allows none', async () => {
  expect(await loadOwnRemotes({ allowOverrides: true }, { search: '?origem=email' })).toBeUndefined();
  expect(await loadOwnRemotes({ allowOverrides: false }, asking)).toBeUndefined();
});
