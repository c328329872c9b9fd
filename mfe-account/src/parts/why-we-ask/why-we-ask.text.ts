export const text = {
  heading: 'Por que pedimos seus dados',
  cpf: 'O CPF identifica seus títulos e garante que o prêmio chegue a você.',
  age: 'A compra é permitida a partir de 16 anos.',
  privacyBefore: 'Seus dados são tratados conforme a LGPD. Veja a ',
  privacy: 'política de privacidade',
  privacyAfter: '.',
};
