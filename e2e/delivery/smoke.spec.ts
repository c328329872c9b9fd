import { expect, test } from '#support/released-site.ts';
import { sandboxUrl } from '#support/addresses.ts';

// The tool opens a browser of its own: in a process of its own, where no setting of this test reaches it.

interface Verified {
  sound: boolean;
  visited: string[];
}

test('opens a build on each of its routes with the shell that is live, before anybody has it', async ({
  site,
}) => {
  await site.publish('mfe-account', '1.1.0-good');
  // The API is where SANDBOX_URL says, as it is for everything else.
  const verified = await site.process<Verified>(['verify', 'mfe-account@1.1.0-good', '--smoke']);

  expect(verified.sound).toBe(true);
  expect(verified.visited).toEqual(
    expect.arrayContaining(['/login', '/cadastro/passos', '/perfil/meus-dados']),
  );
  const { apps } = await site.delivery<{ apps: { live: string }[] }>('status', 'mfe-account');
  expect(apps[0]?.live).toBe(site.versionOf('mfe-account'));
});

test('refuses a build that fails it, and names the page', async ({ site }) => {
  const broken = (name: string, text: string) =>
    name.startsWith('entry.') ? 'throw new Error("bad");' : text;
  await site.publish('mfe-content', '1.1.0-bad', broken);

  await expect(
    site.process(['promote', 'mfe-content@1.1.0-bad', '--smoke', '--api', sandboxUrl]),
  ).rejects.toThrow(
    /mfe-content@1\.1\.0-bad on \/resultado: the shell said "\[remotes\] mfe-content 1\.1\.0-bad entry broken/,
  );
});
