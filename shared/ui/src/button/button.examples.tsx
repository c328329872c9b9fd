import { Button } from './button';

export const examples = {
  primary: <Button>Próximo passo</Button>,
  disabled: <Button disabled>Próximo passo</Button>,
  incomplete: <Button incomplete>Confirmar código</Button>,
  busy: (
    <Button busy busyLabel="Enviando...">
      Enviar
    </Button>
  ),
  'accent: money actions': <Button kind="accent">Comprar</Button>,
  secondary: <Button kind="secondary">Cancelar</Button>,
  small: <Button size="sm">OK</Button>,
  large: <Button size="lg">Ver mais dúvidas frequentes</Button>,
  text: <Button kind="text">Limpar</Button>,
  'fills the row': <Button fill="always">Continuar</Button>,
};
