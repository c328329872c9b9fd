import { Button } from '#button/button.tsx';
import { Stack } from './stack';

export const examples = {
  'a list': (
    <Stack as="ul" gap={2}>
      <li>Minha conta</li>
      <li>Meus títulos</li>
    </Stack>
  ),
  'own widths': (
    <Stack gap={5} align="start">
      <Button>Continuar</Button>
      <Button kind="secondary">Cancelar</Button>
    </Stack>
  ),
};
