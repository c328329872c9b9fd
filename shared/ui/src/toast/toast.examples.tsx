import { Toast } from './toast';

function stay() {}

export const examples = {
  success: (
    <Toast tone="success" paused onClose={stay}>
      Código validado com sucesso!
    </Toast>
  ),
  error: (
    <Toast tone="error" paused onClose={stay}>
      Erro de rede. Por favor, tente novamente.
    </Toast>
  ),
  warning: (
    <Toast tone="warning" paused onClose={stay}>
      Por favor, preencha o código completo
    </Toast>
  ),
  long: (
    <Toast tone="error" paused onClose={stay}>
      {'O servidor explica com muitas palavras o que não deu certo. '.repeat(8)}
    </Toast>
  ),
  info: (
    <Toast tone="info" paused onClose={stay}>
      Código reenviado
    </Toast>
  ),
};
