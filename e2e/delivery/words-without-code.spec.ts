import { expect, test } from '#support/test.ts';

const site = 'https://www.ciranda.example';

/** What the HTML of an address says to whoever runs no script. */
const headOf = (html: string) => {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    lang: find(/<html[^>]* lang="([^"]*)"/),
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]+)"/),
    canonical: find(/<link rel="canonical" href="([^"]+)"/),
    address: find(/<meta property="og:url" content="([^"]+)"/),
    picture: find(/<meta property="og:image" content="([^"]+)"/),
    tweetedPicture: find(/<meta name="twitter:image" content="([^"]+)"/),
    robots: find(/<meta name="robots" content="([^"]+)"/),
  };
};

test('each address of the site map says its own words without a browser', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>https:\/\/www\.ciranda\.example(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  const titles = new Set<string | undefined>();

  for (const path of paths) {
    const head = headOf(await (await request.get(String(path))).text());
    expect(head, path).toMatchObject({
      lang: 'pt-BR',
      title: expect.stringMatching(/ · Ciranda Cap$/),
      description: expect.stringMatching(/.{20}/),
      canonical: `${site}${path}`,
      address: `${site}${path}`,
      picture: `${site}/assets/previa.png`,
      robots: undefined,
    });
    titles.add(head.title);
  }
  expect(titles.size).toBe(paths.length);
});

test('a question brings its own text, and the list the answers as data', async ({ request }) => {
  const question = await (await request.get('/faq/questao/1')).text();
  const list = await (await request.get('/FAQ/Lista')).text();

  expect(headOf(question).title).toBe('O que é um título de capitalização? · Ciranda Cap');
  expect(question).toContain('É um título de pagamento único');
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(list)?.[1];
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 20 } });
});

test('the campaign shows its own picture to whom its link is sent', async ({ request }) => {
  const { title, picture, tweetedPicture, robots } = headOf(await (await request.get('/compra')).text());

  expect([title, robots]).toEqual(['Raspe mais · Ciranda Cap', 'noindex']);
  expect(picture).toBe(`${site}/assets/eventos/10/cartela-home.png`);
  expect(tweetedPicture).toBe(picture);
  const answer = await request.get(String(picture).replace(site, ''));
  expect(answer.headers()['content-type']).toBe('image/png');
});

test('what belongs to one person is for no search engine', async ({ request }) => {
  const closed = [
    ...['/login', '/cadastro/passos/2', '/cadastro/sucesso', '/recuperacao-senha/identificacao', '/perfil'],
    ...['/perfil/meus-dados', '/perfil/senha', '/carrinho', '/carrinho/pagamento', '/cadastro-titulo/1'],
    ...['/meus-pedidos/compras', '/meus-titulos', '/meus-titulos/RM10', '/minhas-premiacoes'],
    ...['/minhas-premiacoes/transferencia/infos', '/meus-titulos/RM10/detalhes/1/digital'],
  ];
  for (const path of closed)
    expect(headOf(await (await request.get(path)).text()).robots, path).toBe('noindex');
});

test('the icons and the web app manifest are where browsers and phones look for them', async ({
  request,
}) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await typeOf('/favicon.ico')).toBe('image/x-icon');
  expect(await typeOf('/apple-touch-icon.png')).toBe('image/png');

  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Ciranda Cap', lang: 'pt-BR', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons) expect(await typeOf(src)).toBe('image/png');
});

test('a page that is opened later says its own words in the place of the first one', async ({ page }) => {
  await page.goto('/FAQ/Lista');
  await page.getByRole('link', { name: 'O que é um título de capitalização?' }).click();
  await expect(page).toHaveTitle('O que é um título de capitalização? · Ciranda Cap');

  for (const [tag, said] of [
    ['link[rel="canonical"]', { href: `${site}/FAQ/Questao/1` }],
    ['meta[property="og:url"]', { content: `${site}/FAQ/Questao/1` }],
  ] as const) {
    await expect(page.locator(tag)).toHaveCount(1);
    for (const [name, value] of Object.entries(said))
      await expect(page.locator(tag)).toHaveAttribute(name, value);
  }
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
