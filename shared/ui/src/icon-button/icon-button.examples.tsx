import { close, download, minus, user } from '#icon/icon-shapes.ts';
import { IconButton } from './icon-button';

export const examples = {
  plain: <IconButton icon={close} label="Fechar aviso" />,
  sky: <IconButton icon={user} label="Minha conta" tone="sky" size="lg" />,
  navy: <IconButton icon={download} label="Baixar" tone="navy" />,
  disabled: <IconButton icon={minus} label="Diminuir" disabled />,
};
