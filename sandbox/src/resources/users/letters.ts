import { brand } from '@site/brand/brand';
import type { Mail } from '#mailbox/mailbox.ts';
import { codeSeconds } from './codes';

const minutes = codeSeconds / 60;
const signature = `\n\nEquipe ${brand.product}\nEste é um e-mail do ambiente de testes.`;

interface CodeLetter {
  to: string;
  name: string;
  code: string;
}

/** The activation e-mail, with code and link. */
export const activationLetter = ({ to, name, code }: CodeLetter, siteUrl: string, cpf: string): Mail => ({
  recipient: to,
  subject: `Ative sua conta na ${brand.product}`,
  code,
  body: `Olá, ${name}!\n\nSeu código de ativação é ${code}. Ele vale por ${minutes} minutos.\n\nUse este link de ativação: ${siteUrl}/cadastro/passos/3?cpf=${cpf}&code=${code}${signature}`,
});

/** The e-mail with the code for a new password. */
export const passwordLetter = ({ to, name, code }: CodeLetter): Mail => ({
  recipient: to,
  subject: 'Código para trocar sua senha',
  code,
  body: `Olá, ${name}!\n\nSeu código de verificação é ${code}. Ele vale por ${minutes} minutos.\n\nSe você não pediu a troca, ignore este e-mail: sua senha continua a mesma.${signature}`,
});

/** The e-mail with the code that proves a new address. */
export const newAddressLetter = ({ to, name, code }: CodeLetter): Mail => ({
  recipient: to,
  subject: 'Confirme seu novo e-mail',
  code,
  body: `Olá, ${name}!\n\nPara confirmar este endereço, digite o código ${code} no site. Ele vale por ${minutes} minutos.${signature}`,
});

/** The e-mail with the code that confirms a payout. */
export const payoutLetter = ({ to, name, code }: CodeLetter, amount: string): Mail => ({
  recipient: to,
  subject: 'Confirme sua transferência',
  code,
  body: `Olá, ${name}!\n\nPara receber ${amount} em sua conta, digite o código ${code} no site. Ele vale por ${minutes} minutos.\n\nSem confirmação, os prêmios ficam disponíveis novamente após 24 horas.${signature}`,
});

/** The name by which an e-mail greets a customer. */
export const greetingName = ({ socialName, fullName }: { socialName: string; fullName: string }) =>
  (socialName || fullName).split(' ')[0] ?? fullName;
