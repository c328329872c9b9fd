import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const read = (name: string) => readFileSync(resolve(__dirname, '../../public', name), 'utf8');

test('the site map names every public page and question, and nothing that needs an account', () => {
  const map = read('sitemap.xml');
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  expect(addresses).toHaveLength(29);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://www.ciranda.example/',
      'https://www.ciranda.example/resultado',
      'https://www.ciranda.example/politica-de-privacidade',
      'https://www.ciranda.example/FAQ/Questao/20',
    ]),
  );
  expect(map).not.toContain('/FAQ/Questao/21');
  expect(map).not.toContain('/perfil');
});

test('search engines stay out of what belongs to one customer', () => {
  const rules = read('robots.txt').split('\n');

  expect(rules).toEqual(
    expect.arrayContaining([
      'Disallow: /api/',
      'Disallow: /perfil',
      'Disallow: /meus-titulos',
      'Disallow: /minhas-premiacoes',
      'Disallow: /carrinho',
      'Sitemap: https://www.ciranda.example/sitemap.xml',
    ]),
  );
  expect(rules).not.toContain('Disallow: /resultado');
});
