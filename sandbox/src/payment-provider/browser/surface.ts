import { button, element, find } from './element';

/** A place where the provider shows something: a modal over the page, or an element of the shop's page. */
export interface Surface {
  show(title: string, content: HTMLElement, onClose: () => void): void;
  clear(): void;
}

/** A surface in the element that the selector names, or a modal when there is none. */
export function createSurface(selector: string | undefined): Surface {
  let modal: HTMLElement | undefined;
  let returnTo: Element | null = null;

  const clear = () => {
    find(selector)?.replaceChildren();
    modal?.remove();
    modal = undefined;
    if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    returnTo = null;
  };

  const show = (title: string, content: HTMLElement, onClose: () => void) => {
    clear();
    const panel = element(
      'section',
      { class: 'yuno-panel', 'aria-label': title },
      element(
        'div',
        { class: 'yuno-panel__title' },
        element('strong', {}, title),
        button('Cancelar', onClose, 'plain'),
      ),
      content,
    );
    const inPage = find(selector);
    if (inPage) return inPage.replaceChildren(panel);
    returnTo = document.activeElement;
    modal = element(
      'div',
      { class: 'yuno-modal', role: 'dialog', 'aria-modal': 'true', 'aria-label': title },
      panel,
    );
    modal.addEventListener('keydown', (event) => event.key === 'Escape' && onClose());
    document.body.append(modal);
    panel.querySelector<HTMLElement>('input, button:not(.yuno-button--plain)')?.focus();
  };

  return { show, clear };
}
