import { brand } from '@site/brand/brand';

export const text = {
  heading: 'Procure este e-mail',
  sender: { name: brand.product, address: brand.emails.sender },
  /** As the e-mail is written where it is sent, without the sum. */
  letter: { subject: 'Confirme sua transferência', words: 'Para receber em sua conta, digite o código' },
  soon: 'Ele chega em poucos minutos. Se você pedir outro código, vale o mais recente.',
  checkSpam: `Não encontrou o e-mail? Verifique a caixa de spam e adicione ${brand.emails.sender} aos seus contatos.`,
  secret: 'O código é só seu. Não conte a ninguém, nem por telefone.',
};
