type Attributes = Record<string, string | boolean | EventListener>;

/** Makes an element. Functions become listeners, `true` an empty attribute, `false` none; text is never read as markup. */
export function element(
  tag: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** Makes a button with the provider's look. */
export const button = (label: string, onClick: () => void, look = 'primary') =>
  element('button', { type: 'button', class: `yuno-button yuno-button--${look}`, click: onClick }, label);

/** The element that a selector names, or nothing. */
export const find = (selector: string | undefined) =>
  selector ? document.querySelector<HTMLElement>(selector) : null;
