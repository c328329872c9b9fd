import { footer } from './footer';

test('introduces the series as a product of the house', () => {
  expect(footer.firstSection).toMatchObject({
    mainLogo: 'Ciranda Cap',
    text: 'Um Produto',
    secondLogo: 'Ciranda da Sorte',
  });
});

test('tells a screen reader that a network opens in a new tab', () => {
  expect(footer.firstSection.social[0]).toMatchObject({ label: 'Instagram (abre em nova aba)' });
});

test('lists the service centre', () => {
  expect(footer.secondSection.links.map(({ href }) => href)).toEqual([
    'tel:08007290800',
    'tel:08007290910',
    'mailto:atendimento@ciranda.example',
  ]);
});

test('leads to the conditions and to the four legal pages', () => {
  expect(footer.thirdSection.links.map(({ action }) => action.to)).toEqual([
    '/condicoes-gerais',
    '/termos-de-uso',
    '/politica-de-privacidade',
    '/politica-cookies',
    '/termos-legais',
  ]);
});

test('states the age limit, the shares and the grace period', () => {
  const legal = footer.legalText
    .flat()
    .map((span) => (typeof span === 'string' ? span : span.strong))
    .join('');

  expect(legal).toContain('processo 15414.999010/2025-99');
  expect(legal).toContain('É proibida a venda a menores de 16 anos.');
  expect(legal).toContain('34,3%');
  expect(legal).toContain('32,0079%');
  expect(legal).toContain('Carência de 2 meses');
});
