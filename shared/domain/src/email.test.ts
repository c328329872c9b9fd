import { emailRule, parseEmail } from './email';

test.each([
  'marina@correio.example',
  'marina.souza+titulos@correio.com.br',
  "o'neill@correio.example",
  'MARINA@CORREIO.EXAMPLE',
  'm@sub.dominio-longo.example',
  ' marina@correio.example ',
])('takes %j', (text) => {
  expect(emailRule(text)).toBeUndefined();
});

test.each([
  '',
  ' ',
  'marina',
  'marina@',
  '@correio.example',
  'marina@correio',
  'marina@correio.',
  'marina@.example',
  'marina@-correio.example',
  'marina@@correio.example',
  'marina souza@correio.example',
  'marina@correio .example',
  'marina.@correio.example',
  '.marina@correio.example',
  'mari..na@correio.example',
  'marina@correio.e',
  `${'m'.repeat(250)}@correio.example`,
])('refuses %j', (text) => {
  expect(emailRule(text)).toBe('Precisa ser um e-mail válido');
});

test('drops the space that a keyboard leaves after an address', () => {
  expect(parseEmail('marina@correio.example ')).toBe('marina@correio.example');
});
