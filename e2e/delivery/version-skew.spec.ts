import { follow } from '#support/follow.ts';
import { expect, test } from '#support/released-site.ts';

// The skew lab: the shell of now and of before with each remote of now and of before, and tabs that stay open while either
// changes. What the contract allows works; what it does not allow is never live (`delivery/src/verify/verify.test.ts`).

test.use({ expectedConsole: /preload/ });

const later = '99.0.0-later';

/** The versions in the addresses that match, each once. */
const versionsIn = (paths: readonly string[], pattern: RegExp) => [
  ...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])),
];

/** The script that starts a shell is another one in the next version. */
const anotherMain = (name: string, text: string) => (/^main\..*\.js$/.test(name) ? `${text}\n;` : text);

const remotes = [
  { app: 'mfe-account', path: '/recuperacao-senha/identificacao', heading: 'Esqueceu a senha?' },
  { app: 'mfe-shop', path: '/compra', heading: 'Raspe mais' },
  { app: 'mfe-prizes', path: '/meus-titulos', heading: 'Meus Títulos' },
  { app: 'mfe-content', path: '/FAQ/Lista', heading: 'Dúvidas Frequentes' },
];

test('two shells with two versions of each remote, and tabs that were open before each of three releases', async ({
  context,
  customer,
  site,
}) => {
  const apps = ['shell', ...remotes.map(({ app }) => app)];
  const versions = new Map(apps.map((app) => [app, site.versionOf(app)]));
  await context.addInitScript((token) => localStorage.setItem('token', token), customer.token);
  /** Opens the site as it is now; `goesOn` follows links to a page of each remote, whatever was released meanwhile. */
  const open = async () => {
    const tab = await context.newPage();
    const loaded: string[] = [];
    tab.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const now = new Map(versions);
    await tab.goto(`${site.url}/resultado`);
    return {
      goesOn: async () => {
        for (const { app, path, heading } of remotes) {
          await follow(tab, path);
          await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          expect(versionsIn(loaded, new RegExp(`^/${app}/([^/]+)/.`))).toEqual([now.get(app)]);
        }
        // The shell's libraries and stylesheet keep the address of the version with which they came (decision 24).
        expect(versionsIn(loaded, /^\/shell\/([^/]+)\/main\..*\.js$/)).toEqual([now.get('shell')]);
      },
    };
  };
  const release = async (name: string) => {
    await site.publish(name, later, anotherMain);
    await site.delivery('promote', `${name}@${later}`);
    versions.set(name, later);
  };

  const first = await open();
  for (const { app } of remotes) await release(app);
  await first.goesOn();
  const second = await open();
  await release('shell');
  await second.goesOn();
  const third = await open();
  for (const { app } of remotes) {
    await site.delivery('rollback', app);
    versions.set(app, site.versionOf(app));
  }
  await third.goesOn();
  await (await open()).goesOn();
});
