import { brand } from '@site/brand/brand';

// Document 1, section 2 "Password recovery": the spam box, and the sender among the contacts.
export const text = {
  heading: 'Procure este e-mail',
  sender: { name: brand.product, address: brand.emails.sender },
  soon: 'Ele chega em poucos minutos. Se você pedir outro código, vale o mais recente.',
  checkSpam: `Não encontrou o e-mail? Verifique a caixa de spam e adicione ${brand.emails.sender} aos seus contatos.`,
  secret: 'O código é só seu. Não conte a ninguém, nem por telefone.',
};

/** What the e-mails say: their subject, and the words before the code. They are written where they are sent. */
export const letters = {
  activation: { subject: `Ative sua conta na ${brand.product}`, words: 'Seu código de ativação é' },
  password: { subject: 'Código para trocar sua senha', words: 'Seu código de verificação é' },
  newEmail: { subject: 'Confirme seu novo e-mail', words: 'Para confirmar este endereço, digite o código' },
};
