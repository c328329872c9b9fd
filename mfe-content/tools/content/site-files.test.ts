/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const read = (name: string) => readFileSync(resolve(__dirname, '../../public', name), 'utf8');

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
