import { Button } from '#button/button.tsx';
import { ActionBar } from './action-bar';

export const examples = {
  'with a sum': (
    <ActionBar sum={{ label: 'Total', value: 'R$ 25,00' }}>
      <Button kind="accent" fill="always">
        Finalizar
      </Button>
    </ActionBar>
  ),
  'disabled, with the reason': (
    <ActionBar reason={{ id: 'finish-reason', words: 'Marque as duas caixas para continuar.' }}>
      <Button kind="accent" fill="always" disabled aria-describedby="finish-reason">
        Finalizar
      </Button>
    </ActionBar>
  ),
};
