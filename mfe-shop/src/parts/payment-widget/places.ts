interface Containers {
  list: HTMLElement;
  form: HTMLElement;
  action: HTMLElement;
}

let count = 0;

/**
 * Nodes for the provider inside the page's containers. It takes selectors, so each has an id of its own; React knows
 * none of them, so nobody minds what the provider does to them.
 */
export function makePlaces({ list, form, action }: Containers) {
  count += 1;
  const make = (container: HTMLElement, name: string) => {
    const node = Object.assign(document.createElement('div'), { id: `payment-${name}-${count}` });
    container.replaceChildren(node);
    return node;
  };
  const nodes = { list: make(list, 'list'), form: make(form, 'form'), action: make(action, 'action') };
  return {
    selectors: { list: `#${nodes.list.id}`, form: `#${nodes.form.id}`, action: `#${nodes.action.id}` },
    remove: () => Object.values(nodes).forEach((node) => node.remove()),
  };
}

const modals = ['yuno-', 'Yuno-', 'sdk-payments-'].map((prefix) => `body > [class^='${prefix}']`).join(',');

/** Takes away the modals that the provider hangs into the page's body. */
export const clearModals = () => document.querySelectorAll(modals).forEach((node) => node.remove());
