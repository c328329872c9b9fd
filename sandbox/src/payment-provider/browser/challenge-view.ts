import { button, element } from './element';

/** The bank's question of a 3DS payment. */
export function challengeView(onAnswer: (approve: boolean) => void): HTMLElement {
  return element(
    'div',
    { class: 'yuno-form' },
    element('p', { class: 'yuno-note' }, 'Seu banco pede que você confirme esta compra.'),
    button('Aprovar', () => onAnswer(true)),
    button('Recusar', () => onAnswer(false), 'plain'),
  );
}
