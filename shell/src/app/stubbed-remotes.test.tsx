import { fakeNetwork } from '@site/testing/network';
import { stubRemotes } from '@site/testing/stub-remotes';
import { render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { configSchema } from '@site/platform/config';
import { createFederation } from '#remotes/federation.ts';
import { createSite } from './site';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

test('shows the home page of a stubbed remote in the real frame', async () => {
  const { runtime, registry } = stubRemotes({ 'mfe-content': { home: () => <h1>Início</h1> } });
  const network = fakeNetwork({ 'GET /api/features': { data: [] } });
  const site = createSite({
    config: parse(configSchema, {}),
    registry,
    federation: createFederation(runtime),
    readAgain: async () => registry,
    fetch: network.fetch,
  });
  render(site.element);

  expect(await screen.findByRole('heading', { name: 'Início' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
