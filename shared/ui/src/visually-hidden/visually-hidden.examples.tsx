import { VisuallyHidden } from './visually-hidden';

export const examples = {
  'words beside a picture of digits': (
    <p>
      <VisuallyHidden>Número 417</VisuallyHidden>
      <span aria-hidden="true">4 1 7</span>
    </p>
  ),
};
