import { element } from './element';

/** The provider's loader over the page. */
export function createLoader() {
  let shown: HTMLElement | undefined;
  const hide = () => {
    shown?.remove();
    shown = undefined;
  };
  return {
    hide,
    show() {
      hide();
      shown = element('div', { class: 'yuno-loader', role: 'status' }, 'Processando pagamento...');
      document.body.append(shown);
    },
  };
}
