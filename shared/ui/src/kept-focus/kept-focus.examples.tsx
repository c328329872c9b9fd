import { Button } from '#button/button.tsx';
import { KeptFocus } from './kept-focus';

export const examples = {
  'around a button that is disabled once it was pressed': (
    <KeptFocus label="Raspadinha" at="done">
      <Button disabled>RASPADO</Button>
    </KeptFocus>
  ),
};
