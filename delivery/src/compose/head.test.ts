import { parse } from 'node-html-parser';
import { publish } from '#publish/publish.ts';
import { promote } from '#registry/promote.ts';
import type { Depot } from '#storage/depot.ts';
import { emptyDepot } from '#testing/empty-depot.ts';
import { madeUpBuild } from '#testing/made-up-build.ts';
import { compose } from './compose';

const question = 'prerendered/faq-questao-1.head.html';
const campaign = 'prerendered/compra.head.html';
const words = (title: string) =>
  `<title>${title}</title><meta name="description" content="R$ 5 & $&"/><script type="application/ld+json">{"@type":"Offer"}</script>`;

async function bringLive(depot: Depot, ...args: Parameters<typeof madeUpBuild>) {
  const built = madeUpBuild(...args);
  await publish(depot, built);
  await promote(depot, built.build, { by: 'ana', why: '' });
}

async function site(): Promise<Depot> {
  const depot = emptyDepot();
  await bringLive(depot, { name: 'shell', version: '1.0.0' });
  await bringLive(
    depot,
    {
      name: 'mfe-content',
      version: '1.0.0',
      routes: ['/', '/FAQ/Questao/:questionId', '/compra', '/perfil'],
      pages: { '/FAQ/Questao/:questionId': ['question.0a.js'] },
      heads: { '/FAQ/Questao/1': question, '/compra': campaign },
      unlisted: ['/compra', '/perfil'],
    },
    { 'question.0a.js': '', [question]: words('Pergunta'), [campaign]: words('Raspe mais') },
  );
  await compose(depot, { config: {}, allow: {} });
  return depot;
}

const documentAt = async (depot: Depot, file: string) =>
  parse(String(await depot.read(file)), { blockTextElements: { script: true } });
const contentOf = (document: Awaited<ReturnType<typeof documentAt>>, name: string) =>
  document.querySelector(`head > meta[name="${name}"]`)?.getAttribute('content');

test('an address with words of its own has an HTML of its own, which needs the same code as its route', async () => {
  const depot = await site();
  const document = await documentAt(depot, 'pages/faq-questao-1.html');

  expect(document.querySelector('head > title')?.text).toBe('Pergunta');
  expect(contentOf(document, 'description')).toBe('R$ 5 & $&');
  expect(document.querySelector('link[href$="question.0a.js"]')).not.toBeNull();
  expect(JSON.parse(String(await depot.read('pages.json'))).pages).toEqual(
    expect.arrayContaining([
      { path: '/FAQ/Questao/:questionId', file: 'pages/faq-questao-questionid.html' },
      { path: '/FAQ/Questao/1', file: 'pages/faq-questao-1.html' },
    ]),
  );
});

test('data for search engines is at the end, where it delays nothing', async () => {
  const document = await documentAt(await site(), 'pages/faq-questao-1.html');

  expect(document.querySelector('head > script[type="application/ld+json"]')).toBeNull();
  expect(document.querySelector('body')?.lastElementChild?.rawText).toBe('{"@type":"Offer"}');
});

test.each([
  ['pages/compra.html', 'noindex', 'Raspe mais'],
  ['pages/perfil.html', 'noindex', 'Ciranda Cap'],
  ['index.html', undefined, 'Ciranda Cap'],
])('%s asks search engines for %s and is called %s', async (file, robots, title) => {
  const document = await documentAt(await site(), file);

  expect(contentOf(document, 'robots')).toBe(robots);
  expect(document.querySelectorAll('head > title').map(({ text }) => text)).toEqual([title]);
});

test('words that are not what was published do not reach the site', async () => {
  const depot = await site();
  await depot.write(`mfe-content/1.0.0/${campaign}`, Buffer.from('<title>Outro</title>'));
  const problems: string[] = [];
  await compose(depot, { config: {}, allow: {} }, (problem) => problems.push(problem));

  expect(problems).toEqual([expect.stringContaining(`mfe-content/1.0.0/${campaign}`)]);
  expect(String(await depot.read('pages/compra.html'))).not.toContain('Outro');
});

test('a build that brings words for an address of somebody else is refused', async () => {
  const built = madeUpBuild(
    { name: 'mfe-content', version: '2.0.0', routes: ['/'], heads: { '/login': campaign } },
    { [campaign]: words('Entrar') },
  );

  await expect(publish(emptyDepot(), built)).rejects.toThrow(
    'mfe-content@2.0.0 brings markup for /login, which is none of its routes.',
  );
});
