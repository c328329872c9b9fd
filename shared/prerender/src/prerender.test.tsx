import { Link, useParams } from 'react-router-dom';
import { useConfig } from '@site/platform/config';
import { useIsVisited } from '@site/platform/is-visited';
import { useSession } from '@site/platform/session';
import { useToggle } from '@site/platform/toggles';
import { prerender, prerenderPages } from './prerender';

function Cart() {
  const { isSignedIn } = useSession();
  const isOn = useToggle('showCart');
  return (
    <main>
      <title>Carrinho</title>
      <meta name="description" content="Títulos" />
      <link rel="canonical" href="https://ciranda.example/carrinho" />
      <script type="application/ld+json">{'{"@type": "Offer"}'}</script>
      {isSignedIn || isOn ? 'Comprar' : 'Entre'} em <Link to="/login">{useConfig().apiBaseUrl}</Link>
      <img src="/praia.png" alt="" />
    </main>
  );
}

test('draws what a visitor sees of whom nothing is known, and apart from it what belongs into the head', () => {
  const { head, markup } = prerender([{ path: '/carrinho', Component: Cart }], '/carrinho');

  expect(markup).toBe(
    '<main>Entre em <a href="/login" data-discover="true">/api</a><img src="/praia.png" alt=""/></main>',
  );
  expect(head).toBe(
    '<title>Carrinho</title><meta name="description" content="Títulos"/><link rel="canonical" href="https://ciranda.example/carrinho"/><script type="application/ld+json">{"@type": "Offer"}</script>',
  );
});

test('a page can tell that a build draws it', () => {
  const Years = () => <p>{useIsVisited() ? '2026' : ''}</p>;

  expect(prerender([{ path: '/resultado', Component: Years }], '/resultado').markup).toBe('<p></p>');
});

test('no browser sends a form by itself', () => {
  const Login = () => (
    <form noValidate>
      <input name="password" />
    </form>
  );

  expect(prerender([{ path: '/login', Component: Login }], '/login').markup).toBe(
    '<form method="dialog" noValidate=""><input name="password"/></form>',
  );
});

test('draws pages by their addresses: whole, or their heads alone', async () => {
  const { markup, heads } = await prerenderPages(
    {
      home: async () => () => <h1>Início</h1>,
      faqQuestion: async () => () => (
        <>
          <title>{`Dúvida ${useParams()['questionId']}`}</title>
          <p>Resposta</p>
        </>
      ),
      results: async () => () => (
        <>
          <title>Resultados</title>
          <p>Carregando</p>
        </>
      ),
    },
    {
      whole: ['home', 'faqQuestion'],
      heads: ['results'],
      addresses: { faqQuestion: ['/FAQ/Questao/1', '/FAQ/Questao/2'] },
    },
  );

  expect(markup).toEqual({
    '/': '<h1>Início</h1>',
    '/FAQ/Questao/1': '<p>Resposta</p>',
    '/FAQ/Questao/2': '<p>Resposta</p>',
  });
  expect(heads).toEqual({
    '/': '',
    '/FAQ/Questao/1': '<title>Dúvida 1</title>',
    '/FAQ/Questao/2': '<title>Dúvida 2</title>',
    '/resultado': '<title>Resultados</title>',
  });
});

test('a page that needs a browser stops the build', () => {
  const NeedsBrowser = () => window.innerWidth;

  expect(() => prerender([{ path: '/', Component: NeedsBrowser }], '/')).toThrow('window is not defined');
});
