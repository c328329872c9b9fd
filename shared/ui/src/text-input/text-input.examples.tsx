import { IconButton } from '#icon-button/icon-button.tsx';
import { TextInput } from './text-input';

export const examples = {
  plain: <TextInput aria-label="Nome" />,
  placeholder: <TextInput aria-label="CEP" placeholder="_____-___" />,
  disabled: <TextInput aria-label="E-mail" defaultValue="marina@correio.example" disabled />,
  trailing: <TextInput aria-label="Busca" trailing={<IconButton icon="search" label="Buscar" />} />,
};
