import { MailHelp } from './mail-help';

export const examples = {
  'a code of four characters': (
    <MailHelp
      heading="Procure este e-mail"
      sender={{ name: 'Ciranda Cap', address: 'nao-responda@ciranda.example' }}
      letter={{
        subject: 'Código para trocar sua senha',
        words: 'Seu código de verificação é',
        codeLength: 4,
      }}
      soon="Ele chega em poucos minutos."
      checkSpam="Verifique a caixa de spam."
      secret="O código é só seu."
    />
  ),
};
