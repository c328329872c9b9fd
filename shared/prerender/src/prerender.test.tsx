import { Link } from 'react-router-dom';
import { useConfig } from '@site/platform/config';
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
    </main>
  );
}

test('draws what a visitor sees of whom nothing is known, and nothing for the head or for search engines', () => {
  const markup = prerender([{ path: '/carrinho', Component: Cart }], '/carrinho');

  expect(markup).toBe('<main>Entre em <a href="/login" data-discover="true">/api</a></main>');
});

test('draws pages by their names', async () => {
  const markup = await prerenderPages(
    { home: async () => () => <h1>Início</h1>, faqList: async () => () => <h1>Dúvidas</h1> },
    ['home', 'faqList'],
  );

  expect(markup).toEqual({ home: '<h1>Início</h1>', faqList: '<h1>Dúvidas</h1>' });
});

test('a page that needs a browser stops the build', () => {
  const NeedsBrowser = () => window.innerWidth;

  expect(() => prerender([{ path: '/', Component: NeedsBrowser }], '/')).toThrow('window is not defined');
});
