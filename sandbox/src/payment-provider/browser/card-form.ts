import { element } from './element';
import type { Card } from './provider-api';

/** The card form. `onSubmit` gets what was typed; while it works the button waits, and what it throws is shown. */
export function cardForm(onSubmit: (card: Card) => Promise<void>) {
  const error = element('p', { class: 'yuno-error', role: 'alert' });
  const pay = element('button', { type: 'submit', class: 'yuno-button' }, 'Pagar') as HTMLButtonElement;
  const say = (message: string) => {
    error.textContent = message;
    pay.disabled = false;
  };

  const form = element(
    'form',
    {
      class: 'yuno-form',
      novalidate: true,
      submit: (event) => {
        event.preventDefault();
        if (pay.disabled) return;
        say('');
        pay.disabled = true;
        onSubmit(typed(form)).catch((reason: Error) => say(reason.message));
      },
    },
    field('Número do cartão', { name: 'yuno-number', autocomplete: 'cc-number', inputmode: 'numeric' }),
    field('Nome impresso no cartão', { name: 'yuno-holder', autocomplete: 'cc-name' }),
    element(
      'div',
      { class: 'yuno-row' },
      field('Validade (MM/AA)', {
        name: 'yuno-expiry',
        autocomplete: 'cc-exp',
        inputmode: 'numeric',
        maxlength: '5',
      }),
      field('Código de segurança', {
        name: 'yuno-cvv',
        autocomplete: 'cc-csc',
        inputmode: 'numeric',
        maxlength: '4',
      }),
    ),
    element(
      'fieldset',
      { class: 'yuno-row' },
      element('legend', {}, 'Usar como'),
      choice('Crédito', 'CREDIT', true),
      choice('Débito', 'DEBIT', false),
    ),
    error,
    pay,
  ) as HTMLFormElement;

  return { form, say, submit: () => form.requestSubmit() };
}

const field = (label: string, attributes: Record<string, string>) =>
  element(
    'label',
    { class: 'yuno-field' },
    label,
    element('input', { type: 'text', required: true, ...attributes }),
  );

const choice = (label: string, value: string, checked: boolean) =>
  element(
    'label',
    { class: 'yuno-method' },
    element('input', { type: 'radio', name: 'yuno-type', value, checked }),
    label,
  );

function typed(form: HTMLFormElement): Card {
  const of = (name: string, state = '') =>
    form.querySelector<HTMLInputElement>(`[name="yuno-${name}"]${state}`)?.value.trim() ?? '';
  return {
    number: of('number'),
    holder: of('holder'),
    expiry: withSlash(of('expiry')),
    cvv: of('cvv'),
    type: of('type', ':checked'),
  };
}

const withSlash = (expiry: string) => expiry.replace(/^(\d{2})(\d{2})$/, '$1/$2');
