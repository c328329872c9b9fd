import { element } from './element';
import type { Method } from './provider-api';

/** The radio list of payment methods. */
export function methodList(methods: Method[], onSelect: (method: Method) => void): HTMLElement {
  const group = `yuno-method-${Math.random().toString(36).slice(2)}`;
  return element(
    'fieldset',
    { class: 'yuno-list' },
    element('legend', {}, 'Como você quer pagar?'),
    ...methods.map((method) =>
      element(
        'label',
        { class: 'yuno-method' },
        element('input', { type: 'radio', name: group, value: method.type, change: () => onSelect(method) }),
        method.name,
      ),
    ),
    element('p', { class: 'yuno-error', role: 'alert', hidden: true }, 'Selecione um meio de pagamento.'),
  );
}
