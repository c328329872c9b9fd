import { IconButton } from '#icon-button/icon-button.tsx';
import { close } from '#icon/icon-shapes.ts';
import { TextInput } from './text-input';

export const examples = {
  plain: <TextInput aria-label="Nome" />,
  placeholder: <TextInput aria-label="CEP" placeholder="_____-___" />,
  disabled: <TextInput aria-label="E-mail" defaultValue="marina@correio.example" disabled />,
  trailing: <TextInput aria-label="Busca" trailing={<IconButton icon={close} label="Limpar" />} />,
};
