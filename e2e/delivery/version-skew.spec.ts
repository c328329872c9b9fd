import { expect, test } from '#support/released-site.ts';

// Shell N and N-1 with remotes N and N-1: what the contract allows works, what it does not allow is never live.

test.use({ expectedConsole: /preload/ });

const previous = '0.9.0-previous';

for (const shell of ['N', 'N-1']) {
  for (const remote of ['N', 'N-1']) {
    test(`shell ${shell} with remotes ${remote}`, async ({ page, site }) => {
      for (const app of [
        ...(shell === 'N-1' ? ['shell'] : []),
        ...(remote === 'N-1' ? ['mfe-account', 'mfe-content'] : []),
      ]) {
        await site.publish(app, previous);
        await site.delivery('promote', `${app}@${previous}`);
      }
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(`${site.url}/`);
      await expect(page.getByText('Em breve, novidades!')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Faça Login para continuar' })).toBeVisible();

      const versionsOf = (app: string) => [
        ...new Set(loaded.filter((path) => path.startsWith(`/${app}/`)).map((path) => path.split('/')[2])),
      ];
      expect(versionsOf('shell')).toEqual([shell === 'N-1' ? previous : site.versionOf('shell')]);
      expect(versionsOf('mfe-account')).toEqual([
        remote === 'N-1' ? previous : site.versionOf('mfe-account'),
      ]);
    });
  }
}

const another = (key: string, value: unknown) => (name: string, text: string) =>
  name === 'build.json' ? JSON.stringify({ ...(JSON.parse(text) as object), [key]: value }) : text;

test('a remote for a contract that the live shell does not speak is refused', async ({ site }) => {
  await site.publish('mfe-account', '2.0.0-next', another('contract', 2));

  await expect(site.delivery('promote', 'mfe-account@2.0.0-next')).rejects.toThrow(
    /mfe-account@2\.0\.0-next is built for contract 2, but shell@\S+ speaks 1/,
  );
});

test('a shell that no longer speaks what live remotes were built for is refused', async ({ site }) => {
  await site.publish('shell', '2.0.0-next', another('speaks', [2]));

  await expect(site.delivery('promote', 'shell@2.0.0-next')).rejects.toThrow(
    /built for contract 1, but shell@2\.0\.0-next speaks 2/,
  );
});
