import { brand } from './brand';

test('names the product, the series and the charity', () => {
  expect(brand).toMatchObject({
    product: 'Ciranda Cap',
    series: 'Ciranda da Sorte',
    charity: 'Instituto Ciranda da Infância',
  });
});

test('offers the two telephone lines of the documents', () => {
  expect(brand.phones.service).toMatchObject({ number: '0800-729-0800', href: 'tel:08007290800' });
  expect(brand.phones.accessible).toMatchObject({ number: '0800-729-0910', href: 'tel:08007290910' });
});

test('writes from the domain that belongs to nobody', () => {
  expect(Object.values(brand.emails)).toEqual([
    'atendimento@ciranda.example',
    'privacidade@ciranda.example',
    'nao-responda@ciranda.example',
  ]);
});

test('has a page on each of the six networks', () => {
  expect(brand.networks.map(({ label }) => label)).toEqual([
    'Instagram',
    'LinkedIn',
    'Twitter',
    'YouTube',
    'TikTok',
    'Facebook',
  ]);
  expect(brand.networks.every(({ href }) => href.startsWith('https://'))).toBe(true);
});
