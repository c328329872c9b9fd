import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import type { Depot } from '#storage/depot.ts';
import { emptyDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { compose } from './compose';

const settings = { config: {}, allow: {} };
const frame = 'prerendered/frame.html';
const script = 'prerendered/script.0a.js';

async function bringLive(depot: Depot, ...args: Parameters<typeof madeUpBuild>) {
  const built = madeUpBuild(...args);
  await publish(depot, built);
  await promote(depot, built.build, { by: 'ana', why: '' });
}

async function site(): Promise<Depot> {
  const depot = emptyDepot();
  await bringLive(
    depot,
    { name: 'shell', version: '1.0.0', prerendered: { frame, script } },
    { [frame]: '<main><template id="first-page"></template></main>', [script]: '/* first */' },
  );
  await bringLive(
    depot,
    {
      name: 'mfe-content',
      version: '1.0.0',
      routes: ['/', '/FAQ/Lista', '/resultado'],
      pages: { '/': ['home.0a.js', 'home.0a.css'] },
      prerendered: { '/': 'prerendered/home.html' },
    },
    { 'home.0a.js': '', 'home.0a.css': '.a{}', 'prerendered/home.html': '<h1>R$ 5,00 & $& </h1>' },
  );
  await compose(depot, settings);
  return depot;
}

const html = async (depot: Depot, key: string) => String(await depot.read(key));

test('an address begins with the frame, and in it the page with its stylesheet', async () => {
  const index = await html(await site(), 'index.html');

  expect(index).toMatch(
    /<div id="app"><main><template id="first-page"><link rel="stylesheet" href="\/mfe-content\/1\.0\.0\/home\.0a\.css" data-href="prerendered" integrity="sha256-[^"]{44}" crossorigin="anonymous"><h1>R\$ 5,00 & \$& <\/h1><\/template><\/main><\/div>/,
  );
});

test('its script is the first that is asked for and runs, before anything is painted, and names its hash', async () => {
  const index = await html(await site(), 'index.html');

  expect(index).toMatch(
    /^<[^]*?<script type="module" blocking="render" fetchpriority="high" src="\/shell\/1\.0\.0\/prerendered\/script\.0a\.js" integrity="sha256-[^"]{44}" crossorigin="anonymous"><\/script><script type="module" src="\/shell\/1\.0\.0\/main/,
  );
  expect(index.match(/<script[^>]* src=/g)).toHaveLength(2);
});

test('a shell of before the modules finds its script as it looks for it, deferred', async () => {
  const depot = await site();
  const older =
    '<!doctype html><html><head><title>Ciranda Cap</title><script defer src="/shell/1.0.1/main.0a.js"></script></head><body><div id="app"></div></body></html>';
  await bringLive(
    depot,
    { name: 'shell', version: '1.0.1', prerendered: { frame, script } },
    { [frame]: '<main><template id="first-page"></template></main>', [script]: '', 'index.html': older },
  );
  await compose(depot, settings);

  expect(await html(depot, 'index.html')).toMatch(
    /<script defer fetchpriority="high" src="[^"]*script\.0a\.js"/,
  );
});

test('a page without markup of its own begins with the frame alone, in an HTML of its own', async () => {
  const depot = await site();

  expect(await html(depot, 'pages/faq-lista.html')).toContain(
    '<div id="app"><main><template id="first-page"></template></main></div>',
  );
  expect(JSON.parse(await html(depot, 'pages.json'))).toEqual({
    pages: [
      { path: '/', file: 'index.html' },
      { path: '/FAQ/Lista', file: 'pages/faq-lista.html' },
      { path: '/resultado', file: 'pages/faq-lista.html' },
    ],
  });
});

test('the markup of a guarded page is marked: customers alone may see it', async () => {
  const depot = await site();
  await bringLive(
    depot,
    {
      name: 'mfe-prizes',
      version: '1.0.0',
      routes: ['/meus-titulos'],
      routeTable: { '/meus-titulos': { page: 'myTitles', guarded: true } },
      prerendered: { '/meus-titulos': 'prerendered/my-titles.html' },
    },
    { 'prerendered/my-titles.html': '<h1>Meus Títulos</h1>' },
  );
  await compose(depot, settings);

  expect(await html(depot, 'pages/meus-titulos.html')).toContain(
    '<template id="first-page" data-customers><h1>Meus Títulos</h1></template>',
  );
  expect(await html(depot, 'index.html')).not.toContain('data-customers');
});

test('a shell without a frame has a page that begins empty', async () => {
  const depot = await site();
  await bringLive(depot, { name: 'shell', version: '1.1.0' });
  await compose(depot, settings);

  expect(await html(depot, 'index.html')).toContain('<div id="app"></div>');
  expect(await html(depot, 'index.html')).not.toContain('prerendered');
});

test('markup that is not what was published does not reach the site', async () => {
  const depot = await site();
  await depot.write('mfe-content/1.0.0/prerendered/home.html', Buffer.from('<script>alert(1)</script>'));
  const problems: string[] = [];
  await compose(depot, settings, (problem) => problems.push(problem));

  expect(problems).toEqual([expect.stringContaining('mfe-content/1.0.0/prerendered/home.html')]);
  expect(await html(depot, 'index.html')).not.toContain('alert');
});
