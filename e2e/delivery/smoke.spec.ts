import { expect, test } from '#support/released-site.ts';
import { sandboxUrl } from '#support/addresses.ts';

// The tool opens a browser of its own: in a process of its own, where no setting of this test reaches it.

interface Verified {
  sound: boolean;
  visited: string[];
}

test('before anybody has it, a build is opened on each of its routes with the shell that is live', async ({
  site,
}) => {
  await test.step('a sound build', async () => {
    await site.publish('mfe-shop', '1.1.0-good');
    // The API is where SANDBOX_URL says, as it is for everything else.
    const verified = await site.process<Verified>(['verify', 'mfe-shop@1.1.0-good', '--smoke']);

    expect(verified.sound).toBe(true);
    expect(verified.visited).toEqual(
      expect.arrayContaining(['/compra', '/carrinho', '/cadastro-titulo', '/meus-pedidos/compras']),
    );
    const { apps } = await site.delivery<{ apps: { live: string }[] }>('status', 'mfe-shop');
    expect(apps[0]?.live).toBe(site.versionOf('mfe-shop'));
  });

  await test.step('a build that fails it is refused, and the page is named', async () => {
    const broken = (name: string, text: string) =>
      name.startsWith('entry.') ? 'throw new Error("bad");' : text;
    await site.publish('mfe-shop', '1.1.0-bad', broken);

    await expect(
      site.process(['promote', 'mfe-shop@1.1.0-bad', '--smoke', '--api', sandboxUrl]),
    ).rejects.toThrow(
      /mfe-shop@1\.1\.0-bad on \/compra: the shell said "\[remotes\] mfe-shop 1\.1\.0-bad entry broken/,
    );
  });
});
