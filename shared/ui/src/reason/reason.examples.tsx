import { Button } from '#button/button.tsx';
import { Stack } from '#stack/stack.tsx';
import { Reason } from './reason';

export const examples = {
  'of a button': (
    <Stack gap={2} align="start">
      <Button disabled aria-describedby="reason-example">
        Confirmar
      </Button>
      <Reason id="reason-example">Digite os quatro dígitos para confirmar.</Reason>
    </Stack>
  ),
};
